import type { Signature } from '#app/ports/campaign-record';
import { type Moderator, seesTruth } from '#app/actor';

type Written = Readonly<{ number: number; by: Signature }>;

/**
 * The moderators' texts that one of them may read. A moderator who plays may read only texts that no other moderator
 * wrote or changed, since those may tell what the player must not know. @rule FOG-1
 */
export function readableBy<R extends Written>(actor: Moderator, rows: readonly R[]): readonly R[] {
  if (seesTruth(actor)) return rows;
  const isOwn = ({ by }: Written): boolean => 'person' in by && by.person === actor.person;
  const closed = new Set(rows.filter((row) => !isOwn(row)).map(({ number }) => number));
  return rows.filter(({ number }) => !closed.has(number));
}
