import { expect, test } from 'vitest';
import { planAtWar } from './at-war.ts';

/** How many scouts sail out while it knows no other empire, and some enemies are on every way from its homeworld. */
function scoutsIn(turn: number, enemies: number): number {
  const { moves } = planAtWar({
    own: [{ class: 'Prometheus', count: 3, at: 'Sol' }],
    seen: ['Alpha Centauri', 'Sirius', "Barnard's Star"].map((at) => ({
      ...{ class: 'Lida', count: enemies, at },
    })),
    explored: ['Sol'],
    turn,
  });
  return moves.filter(({ why }) => why.startsWith('It scouts')).length;
}

test('scouts stay away from stronger enemies, except in every sixth turn', () => {
  expect(scoutsIn(5, 9)).toBe(0);
  expect(scoutsIn(6, 9)).toBeGreaterThan(0);
  expect(scoutsIn(7, 9)).toBe(0);
  expect(scoutsIn(5, 0)).toBeGreaterThan(0);
});
