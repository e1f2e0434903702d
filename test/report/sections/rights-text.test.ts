import { expect, test } from 'vitest';
import { rightsText } from '#report/sentences/rights-text';

test.each([
  ['war', 'fleets enter, battles anywhere, landing by force'],
  ['hostilities', 'fleets enter, battles anywhere, no landing'],
  ['non-intercourse', 'fleets enter, battles in own and free systems, no landing'],
  ['non-aggression', 'entry by permission, no battles, no landing'],
  ['trade', 'convoys enter, fleets by permission, no battles, no landing, trade'],
  ['military', 'fleets enter, no battles, landing by permission, trade, supply'],
  [
    'mutual-defense',
    'fleets enter, no battles, landing by permission, trade, supply, one side in battle',
  ],
] as const)('DIP-10: what %s allows, in words', (state, text) => {
  expect(rightsText({ state, pact: false })).toBe(text);
});

test('DIP-11: co-belligerents are one side in battle, and no more than their state allows beside', () => {
  expect(rightsText({ state: 'non-aggression', pact: true })).toBe(
    'entry by permission, no battles, no landing, one side in battle as co-belligerents',
  );
});
