import { expect, test } from 'vitest';
import { rightsText } from '#report/sentences/rights-text';

test.each([
  ['war', 'Attacks anywhere; free entry; landings by force'],
  ['hostilities', 'Attacks anywhere; free entry'],
  ['non-intercourse', 'Attacks where nobody or the attacker is in control; free entry'],
  ['non-aggression', 'No attacks; entry by leave'],
  ['trade', 'No attacks; free entry for convoys, for fleets by leave; trade routes'],
  ['military', 'No attacks; free entry; trade routes; supply from depots; landings by leave'],
  [
    'mutual-defense',
    'No attacks; free entry; trade routes; supply from depots; landings by leave; one side in battle',
  ],
] as const)('DIP-10: what %s allows, in words', (state, text) => {
  expect(rightsText(state)).toBe(text);
});
