import { expect, test } from 'vitest';
import { eventsOf, move, sail, voyageOf } from './voyages.ts';

/** Red comes into a system of blue, whom it never met, and engages everybody. */
const arrival = voyageOf({
  lanes: { 'A-B': 'major' },
  owners: { B: 'blue' },
  fleets: { red: { f1: ['A', 'dd', 'dd'] }, blue: { f1: ['B', 'dd'] } },
  standing: { red: { engage: 'neutrals' } },
});
const strangers = { ...arrival, relations: {} };
const known = voyageOf({
  lanes: { 'A-B': 'major' },
  owners: { B: 'blue' },
  fleets: { red: { f1: ['A', 'dd', 'dd'] }, blue: { f1: ['B', 'dd'] } },
  states: { 'red/blue': 'non-intercourse' },
  standing: { red: { engage: 'neutrals' } },
});
const encountersOf = (state: typeof arrival, firstContactWar: 'on' | 'off') =>
  eventsOf(sail(state, { red: [move('red.f1', 'B')] }, { firstContactWar }), 'EncounterArose').map(
    ({ generated }) => generated,
  );

test('DIP-1: an empire that engages everybody seeks out a stranger in the stranger’s system, if the campaign allows it', () => {
  expect(encountersOf(strangers, 'on')).toEqual([[{ by: 'red', against: 'blue' }]]);
  expect(encountersOf(strangers, 'off')).toEqual([]);
  expect(encountersOf(known, 'on')).toEqual([]);
});
