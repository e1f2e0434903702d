import { expect, test } from 'vitest';
import { eventsOf, move, sail, voyageOf } from './voyages.ts';

test('FOG-3, DIP-1: powers that never met generate nothing: a question would name the other', () => {
  const state = voyageOf({
    lanes: { 'A-B': 'major' },
    states: { 'red/blue': 'non-intercourse' },
    standing: { red: { engage: 'neutrals' }, blue: { engage: 'neutrals' } },
    fleets: { red: { f1: ['A', 'dd'] }, blue: { f1: ['B', 'dd'] } },
  });
  const arose = (relations: typeof state.relations): number =>
    eventsOf(sail({ ...state, relations }, { red: [move('red.f1', 'B')] }), 'EncounterArose')
      .length;
  expect([arose(state.relations), arose({})]).toEqual([1, 0]);
});
