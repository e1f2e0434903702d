import type { Contact } from '#model/campaign/knowledge';

/** The number of turns that a memory is listed in full, and that it is listed at all. */
const FULL = 3;
const LONGEST = 12;

/** `departed`: seen to leave, and it may be anywhere by now; `ended`: over, and told until the next turn is over. */
export type Memory = 'fresh' | 'faded' | 'departed' | 'ended' | 'gone';

/**
 * How well a foreign fleet is remembered: in full for three turns, for a year as one of several at a place, and then not at all. Earlier
 * reports keep it. A fleet that was seen to leave is remembered for three turns. A fleet that was seen to end is reported once, with its
 * end.
 * @rule FOG-11 @rule FOG-12
 * @ruling Old sightings are no longer listed, because they would bury the useful ones. They stay in the reports of their turns.
 */
export function memoryOf(
  { current, seen, leftFor }: Pick<Contact, 'current' | 'seen' | 'leftFor'>,
  turn: number,
): Memory {
  const age = turn - seen.turn;
  if (current) return 'fresh';
  if (seen.ended !== undefined) return isNews(seen.ended, turn) ? 'ended' : 'gone';
  if (leftFor !== null) return age <= FULL ? 'departed' : 'gone';
  if (age <= FULL) return 'fresh';
  return age <= LONGEST ? 'faded' : 'gone';
}

/** A newer contact covers these forces. */
const isNews = (
  { how, turn: ended }: NonNullable<Contact['seen']['ended']>,
  turn: number,
): boolean => how !== 'replaced' && turn - ended <= 1;

/** Whether a contact is out of sight, and may still be where it was seen, as far as its viewer knows. */
export const isOpenMemory = ({
  current,
  seen,
  leftFor,
}: Pick<Contact, 'current' | 'seen' | 'leftFor'>): boolean =>
  !current && seen.ended === undefined && leftFor === null;
