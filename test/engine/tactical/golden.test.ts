import { expect, test } from 'vitest';
import { battleOf, combatant, diceOf, fightOut, flight, linesOf } from '#test/support/fight';

const ALPHA = { hull: 'CA', cost: 8, dv: 6, as: 12, af: 2, cv: 1, cr: 4 } as const;
const BETA = { cost: 4, dv: 3, as: 3, af: 2, cr: 3 };
const GAMMA = { hull: 'CL', cost: 6, dv: 4, as: 4, af: 3, cr: 1 } as const;
const DELTA = { cost: 4, dv: 3, as: 4, af: 1, cr: 1 };
const ECHO = { hull: 'CT', cost: 2, dv: 2, as: 1, af: 1, cr: 1 } as const;
const FANG = { dv: 2, as: 2, af: 1 };

test('CSC-15: a battle of two rounds, as a moderator would check it', () => {
  const setup = battleOf(
    {
      attacker: [
        combatant('Alpha', { design: ALPHA }),
        combatant('Beta', { design: BETA }),
        flight('Fang', { carrier: 'Alpha', design: FANG }),
      ],
      defender: [
        combatant('Gamma', { design: GAMMA }),
        combatant('Delta', { design: DELTA }),
        combatant('Echo', { design: ECHO }),
      ],
    },
    { attacker: { direct: ['flagship'] }, defender: { sendBackCrippled: true } },
  );
  const dice = diceOf(
    ...([
      ['surprise', 9],
      ['surprise', 4],
      ['scenario length', 1, 1],
    ] as const),
    ...([
      ['fire', 4],
      ['fire', 5],
      ['lucky hit', 6, 5],
      ['fire', 6],
    ] as const),
    ...([
      ['fire', 3],
      ['fire', 6],
      ['lucky hit', 6, 6],
      ['fire', 3],
      ['lucky hit', 2, 3],
    ] as const),
  );
  const { events, outcome } = fightOut({ setup, dice });
  dice.assertExhausted();
  expect(linesOf(events)).toEqual([
    'TaskForceFormed attacker: A1 Alpha, A2 Beta, A3 Fang; flagship A1, limit 5, behind 0',
    // Three of CR 1: the sturdiest leads, and has room for one more.
    'TaskForceFormed defender: B1 Gamma, B2 Delta; flagship B1, limit 2, behind 1',
    'SurpriseRolled attacker: 9 good 1',
    'SurpriseRolled defender: 4 poor -1',
    // 2 + 1 - 1
    'LengthRolled: 2, 2 rounds',
    'RoundBegan: 1, 1 against -1',
    // 12 + 3; 15 x 5 = 75
    'FireRolled attacker: ships-at-ships, 15 x 5 (4) = 8',
    'FireRolled defender: ships-at-ships, 8 x 4 (5) = 4',
    // DV 4 x 2 in formation 2: the flagship can just be paid for.
    'DamageDirected attacker: B1 in 2 for 8',
    'UnitHit attacker: B1 crippled, directed 8',
    // Alpha could not be crippled by 4, so it must be Beta; 1 of DV 3 is not more than half.
    'UnitHit defender: A2 crippled, assigned 3',
    'LuckyHitRolled defender: 11 missed',
    'DamageWasted defender: 1',
    // Gamma has half of 3, up, and Delta 1. Fang, crippled, does not fire later on.
    'FireRolled defender: ships-at-flights, 3 x 5 (6) = 2',
    'UnitHit defender: A3 crippled, assigned 2',
    'FlagshipNamed defender: B2; back ',
    'UnitsSentBack defender: B1',
    'ReinforcementsEntered defender: B3 Echo; behind 1',
    'RoundBegan: 2, 0 against 0',
    // 12 and half of 3, up
    'FireRolled attacker: ships-at-ships, 14 x 3 (3) = 5',
    'FireRolled defender: ships-at-ships, 5 x 6 (6) = 3',
    // Delta as flagship would cost 6. Losing Echo (2) is cheaper than crippling both (3).
    'UnitHit attacker: B3 crippled, assigned 2',
    'UnitHit attacker: B3 destroyed, assigned 2',
    'LuckyHitRolled attacker: 12 hit',
    'UnitHit attacker: B2 crippled, lucky 1',
    // 3 can be absorbed by Beta alone.
    'UnitHit defender: A2 destroyed, assigned 3',
    'FireRolled defender: ships-at-flights, 1 x 3 (3) = 1',
    'LuckyHitRolled defender: 5 missed',
    'DamageWasted defender: 1',
    'FlightsRepaired attacker: A3',
    'BattleClosed: 2 rounds, length',
  ]);
  expect(outcome).toEqual({
    battle: 't1.H0101.1',
    rounds: 2,
    fates: [
      { unit: 'Beta', fate: 'destroyed' },
      { unit: 'Gamma', fate: 'crippled' },
      { unit: 'Delta', fate: 'crippled' },
      { unit: 'Echo', fate: 'destroyed' },
    ],
    retreats: [],
    lost: { attacker: 4, defender: 2 },
    gained: { attacker: 0, defender: 0 },
    loser: 'attacker',
  });
});
