import { expect, test } from 'vitest';
import type { BattleSetup } from '#model/battle/setup';
import { battleOf, combatant, diceOf, fightOut, flight, linesOf } from '#test/support/fight';

const RAIDER = { hull: 'CA', cost: 8, dv: 6, as: 10, af: 0, cr: 4, cc: 2 } as const;
const PICKET = { hull: 'CT', cost: 2, dv: 2, as: 2, af: 1, cr: 1 } as const;
const FORT = { kind: 'base', hull: null, cost: 6, dv: 8, as: 6, af: 2, cr: 0, cc: 2 } as const;
const YARD = { kind: 'base', hull: null, civilian: true, dv: 10, as: 0, af: 0, cr: 0 } as const;
const FIELD = {
  kind: 'minefield',
  hull: 'LF',
  cost: 1,
  dv: 2,
  as: 3,
  af: 0,
  cr: 0,
  cc: 1,
} as const;

test('ENC-3, CSC-1: a battle at the defenses, as a moderator would check it', () => {
  const plain = battleOf(
    {
      attacker: [combatant('Raider', { design: RAIDER })],
      defender: [
        combatant('Picket', { design: PICKET }),
        combatant('Fort', { design: FORT, fleet: null }),
        combatant('Yard', { design: YARD, fleet: null }),
        combatant('Field', { design: FIELD, fleet: null }),
        flight('Hawk', { design: { as: 2, af: 1, dv: 2 }, fleet: null }),
      ],
    },
    { attacker: { direct: ['flagship'] } },
  );
  const ground = { anomalies: ['Dust Cloud'], holder: 'defender', productivity: 2, utilized: 1 };
  const setup = { ...plain, scenario: 'defensive', ground } as BattleSetup;
  const dice = diceOf(
    ['surprise', 1],
    ['surprise', 1],
    ['scenario length', 1, 1],
    ['fire', 4],
    ['fire', 6],
    ['fire', 5],
    ['lucky hit', 3, 4],
    ['fire', 5],
    ['fire', 3],
    ['lucky hit', 1, 1],
    ['lucky hit', 1, 2],
    ['fire', 4],
    ['lucky hit', 1, 3],
  );
  const { events, outcome } = fightOut({ setup, dice });
  expect(linesOf(events)).toEqual([
    'TaskForceFormed attacker: A1 Raider; flagship A1, limit 5, behind 0',
    // Productivity 2 is more than CR 1. The fort, one field and one flight of U 1 join; the yard stays.
    'TaskForceFormed defender: B1 Picket, B2 Hawk, B3 Fort, B4 Field; flagship B1, limit 3, behind 1',
    // 1 + 2 for the attacker − 1 in dust is bad, and read as normal.
    'SurpriseRolled attacker: 1 +1 normal 0',
    'SurpriseRolled defender: 1 -1 disastrous -3',
    // 2 + 0 − 3 + 2 is below the least.
    'LengthRolled: 2 +2, 2 rounds',
    'RoundBegan: 1, 0 against -3',
    'FireRolled attacker: ships-at-ships, 10 x 4 (4) = 4',
    // 2 + 6 + 3
    'FireRolled defender: ships-at-ships, 11 x 3 (6) = 4',
    'DamageDirected attacker: B1 in 2 for 4',
    'UnitHit attacker: B1 crippled, directed 4',
    'UnitHit defender: A1 crippled, leftover 4',
    'FireRolled defender: flights-at-ships, 2 x 2 (5) = 1',
    'LuckyHitRolled defender: 7 missed',
    'DamageWasted defender: 1',
    'FlagshipNamed defender: B3; back ',
    'RoundBegan: 2, 0 against -2',
    'FireRolled attacker: ships-at-ships, 5 x 5 (5) = 3',
    // 1 + 6 + 3
    'FireRolled defender: ships-at-ships, 10 x 1 (3) = 1',
    // The field costs less than the crippled picket.
    'UnitHit attacker: B4 destroyed, assigned 2',
    'LuckyHitRolled attacker: 2 missed',
    'DamageWasted attacker: 1',
    'LuckyHitRolled defender: 3 missed',
    'DamageWasted defender: 1',
    'FireRolled defender: flights-at-ships, 2 x 2 (4) = 1',
    'LuckyHitRolled defender: 4 missed',
    'DamageWasted defender: 1',
    'BattleClosed: 2 rounds, length',
  ]);
  expect(outcome).toMatchObject({
    fates: [
      { unit: 'Raider', fate: 'crippled' },
      { unit: 'Picket', fate: 'crippled' },
      { unit: 'Field', fate: 'destroyed' },
    ],
    lost: { attacker: 0, defender: 1 },
    retreats: [],
  });
});
