import { type OddsFighter, oddsFighter } from '#app/odds/fight-odds';
import type { DoneOf, JobOf } from './thread-jobs.ts';

/** The count that this thread worked on last. */
const last: { count: string; fight: OddsFighter | null } = { count: '', fight: null };

/** Fights a part of a count of battles. */
export function fightPart({ count, first, last: to, ...battle }: JobOf<'odds'>): DoneOf<'odds'> {
  const began = performance.now();
  const fight = last.count === count && last.fight !== null ? last.fight : oddsFighter(battle);
  Object.assign(last, { count, fight });
  const tally = fight({ first, last: to });
  return { tally, took: performance.now() - began };
}
