import { expect, test } from 'vitest';
import { planAtWar, type Ships } from './at-war.ts';

const apollos = (count: number, at: string): Ships => ({ class: 'Apollo', count, at });

/** Where ships go that have been out of supply for a number of turns. */
const hungryMoves = (levels: number) =>
  planAtWar({
    own: [apollos(3, '82 Eridani'), apollos(2, '82 Eridani')],
    depots: ['Sol'],
    units: (unit) =>
      unit.design === 'civilian.supply-depot' ? unit : { ...unit, outOfSupply: levels },
  }).moves.filter(({ why }) => why.startsWith('It has been out of supply for too long'));

test('SUP-7: ships go back to a depot together while they would still get there, and no sooner', () => {
  expect(hungryMoves(1)).toEqual([]);
  const moves = hungryMoves(4);
  expect(moves).toHaveLength(1);
  expect(moves[0]?.why).toContain('and Sol has a depot.');
});
