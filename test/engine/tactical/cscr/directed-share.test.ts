import { expect, test } from 'vitest';
import type { Combatant } from '#model/battle/setup';
import { battleOf, combatant, diceOf, fightOut } from '#test/support/fight';

const hulk = (id: string, design: object): Combatant =>
  combatant(id, { design: { as: 0, af: 0, ...design } });

test.each([
  [100, 6, 0],
  [99, 3, 3],
  [50, 3, 3],
  [49, 0, 6],
])('CSC-8: of 6 points with a share of %i percent %i are directed', (directShare, ...expected) => {
  const defender = [
    hulk('flag', { dv: 9, cr: 9, cost: 9 }),
    hulk('tender', { dv: 2, cr: 0, cv: 1 }),
    hulk('cheap', { dv: 3, cr: 0, cost: 1 }),
  ];
  const setup = battleOf(
    { attacker: [hulk('gun', { as: 10 })], defender },
    { attacker: { direct: ['carriers'], directShare } },
  );
  const dice = diceOf(
    ['surprise', 5],
    ['surprise', 6],
    ['scenario length', 1, 1],
    ['fire', 6],
    ['fire', 1],
    ['lucky hit', 1, 2],
  );
  const { events } = fightOut({ setup, dice });
  const hits = events.slice(
    0,
    events.findLastIndex(({ type }) => type === 'RoundBegan'),
  );
  const points = (by: string): number =>
    hits.reduce((sum, one) => sum + (one.type === 'UnitHit' && one.by === by ? one.damage : 0), 0);
  expect([points('directed'), points('assigned')]).toEqual(expected);
});
