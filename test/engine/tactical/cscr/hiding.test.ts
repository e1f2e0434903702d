import { expect, test } from 'vitest';
import type { Ask } from '#engine/tactical/contract';
import type { BattleSetup } from '#model/battle/setup';
import type { Answer } from '#model/decisions/decision';
import { unitId } from '#test/support/campaign';
import { battleOf, combatant, diceOf, fightOut, flight, linesOf } from '#test/support/fight';

const SETTING = [
  ['surprise', 5],
  ['surprise', 6],
  ['scenario length', 1, 1],
] as const;
const LUCKLESS = ['lucky hit', 1, 1] as const;

const gun = combatant('gun', { design: { as: 20, af: 0, dv: 9 } });
const target = combatant('target', { design: { as: 5, af: 0, dv: 5, cr: 2 } });

const among = (anomalies: readonly string[], setup: BattleSetup): BattleSetup => ({
  ...setup,
  ground: { anomalies, holder: null, productivity: 0, utilized: 0 },
});
const ASTEROIDS = among(
  ['Dense Asteroids'],
  battleOf({ attacker: [gun], defender: [target] }, { attacker: { direct: ['flagship'] } }),
);

/** Blue hides these in the first round. */
const hiding =
  (...units: readonly string[]) =>
  ({ decision }: Ask): Answer | undefined =>
    decision.kind === 'missions' && decision.asked === 'blue' && decision.round === 1
      ? { kind: 'missions', missions: [], hide: units.map(unitId) }
      : undefined;

test('MAP-8, CSC-16: a unit that hides fires half, is sturdier and less covered, for that round alone', () => {
  const dice = diceOf(
    ...SETTING,
    ['fire', 4],
    ['fire', 2],
    LUCKLESS,
    // It does not hide in the second round.
    ['fire', 1],
    ['fire', 4],
    LUCKLESS,
    LUCKLESS,
  );
  const { events, asked } = fightOut({ setup: ASTEROIDS, dice, answer: hiding('target') });
  const lines = linesOf(events);
  expect(lines).toContain('UnitsHid defender: B1');
  // DV 8 in formation 1 costs 12: more than 8, which still cripple it.
  expect(lines).toContain('FireRolled attacker: ships-at-ships, 20 x 4 (4) = 8');
  expect(lines).toContain('UnitHit attacker: B1 crippled, assigned 8');
  expect(lines).toContain('FireRolled defender: ships-at-ships, 3 x 2 (2) = 1');
  expect(lines.filter((line) => line.startsWith('UnitsHid'))).toHaveLength(1);
  // Crippled and in the open: AS 3, as any other.
  expect(lines).toContain('FireRolled defender: ships-at-ships, 3 x 4 (4) = 2');
  const fires = asked.flat().flatMap(({ decision }) => {
    return decision.kind === 'fire' && decision.asked === 'red' ? [decision.enemy[0]] : [];
  });
  expect(fires).toMatchObject([
    { formation: 1, stats: { dv: 8, as: 3 } },
    { formation: 2, condition: 'crippled', stats: { dv: 5, as: 3 } },
  ]);
  dice.assertExhausted();
});

/** Nobody can fire: who may do what is all that there is to it. */
const UNARMED = { as: 0, af: 0 } as const;
const idle = battleOf({
  attacker: [combatant('picket', { design: UNARMED })],
  defender: [
    combatant('carrier', { design: { ...UNARMED, cv: 1, cr: 3 } }),
    combatant('hulk', { design: UNARMED, condition: 'crippled' }),
    flight('wing', { carrier: 'carrier', design: UNARMED }),
    combatant('base', { fleet: null, design: { ...UNARMED, kind: 'base', cr: 0 } }),
  ],
});

test('MAP-8: ships and flights are asked, crippled ones too; bases hide never', () => {
  const dice = diceOf(...SETTING);
  const setup = among(['Dense Asteroids'], idle);
  const { events, asked } = fightOut({ setup, dice, answer: hiding('wing', 'base', 'hulk') });
  const [first] = asked
    .flat()
    .flatMap(({ decision }) =>
      decision.kind === 'missions' && decision.asked === 'blue' ? [decision.hiders] : [],
    );
  expect(first?.map(({ unit }) => unit)).toEqual(['carrier', 'hulk', 'wing']);
  expect(linesOf(events)).toContain('UnitsHid defender: B2 B3');
});

test('MAP-8: where there are no asteroids nobody is asked, and nobody hides', () => {
  const dice = diceOf(...SETTING);
  const setup = among(['Dust Cloud'], idle);
  const { events, asked } = fightOut({ setup, dice, answer: hiding('carrier') });
  expect(linesOf(events).some((line) => line.startsWith('UnitsHid'))).toBe(false);
  expect(asked.flat().some(({ decision }) => 'hiders' in decision)).toBe(false);
});
