import type { Contact } from '#model/campaign/knowledge';

/** How many turns a memory is told in full, and how many it is told at all. */
const FULL = 3;
const LONGEST = 12;

/**
 * How well somebody else's fleets are remembered: in full for three turns, for a year as one of several that were
 * somewhere, and then no more. Earlier reports keep it.
 * @rule FOG-11
 * @ruling what was seen longest ago helps nobody, and buries what does; it stays in the reports of its turn
 */
export function memoryOf(
  { current, seen }: Pick<Contact, 'current' | 'seen'>,
  turn: number,
): 'fresh' | 'faded' | 'gone' {
  const age = turn - seen.turn;
  if (current || age <= FULL) return 'fresh';
  return age <= LONGEST ? 'faded' : 'gone';
}
