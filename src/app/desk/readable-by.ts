import type { Signature } from '#app/ports/campaign-record';
import { type Moderator, seesTruth } from '#app/actor';

type Written = Readonly<{ number: number; by: Signature }>;

/**
 * What moderators wrote down, as far as one of them may read it: while he plays only what nobody but he had a hand in, since others
 * write of what is closed to him. @rule FOG-1
 */
export function readableBy<R extends Written>(actor: Moderator, rows: readonly R[]): readonly R[] {
  if (seesTruth(actor)) return rows;
  const isOwn = ({ by }: Written): boolean => 'person' in by && by.person === actor.person;
  const closed = new Set(rows.filter((row) => !isOwn(row)).map(({ number }) => number));
  return rows.filter(({ number }) => !closed.has(number));
}
