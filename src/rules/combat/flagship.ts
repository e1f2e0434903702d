import { sortBy } from '#kernel/collections/sort-by';
import { type Fighter, bySoundness, byStrength } from './fighter.ts';

/** Who leads when those before are not there. */
const RANKS: readonly ((one: Fighter) => boolean)[] = [
  (one) => one.kind === 'ship' && !one.civilian,
  (one) => one.kind === 'base' && !one.civilian,
  (one) => one.kind === 'flight',
  () => true,
];

/** How many a unit commands as flagship: its CR; a flight leads by twice its DV. @rule CSC-1 */
export function commandRating(one: Pick<Fighter, 'kind' | 'dv' | 'cr'>): number {
  return one.kind === 'flight' ? 2 * one.dv : one.cr;
}

/**
 * Who may be flagship out of those given: the highest CR among those that are not crippled, or among
 * the crippled when there are no others; more than one when they are equal.
 * @rule CSC-1
 * @ruling Without ships or flights a base leads, and civilians lead when nobody else is left. A ship
 *   in reserve leads only where a crippled one would (CON-9).
 */
export function flagshipCandidates<F extends Fighter>(fighters: readonly F[]): readonly F[] {
  const leaders = RANKS.map((isOfRank) => fighters.filter(isOfRank)).find(
    (some) => some.length > 0,
  );
  if (leaders === undefined) return [];
  const sound = leaders.filter((one) => one.condition === 'sound' && one.status !== 'reserve');
  const able = sound.length > 0 ? sound : leaders;
  const highest = Math.max(...able.map(commandRating));
  return able.filter((one) => commandRating(one) === highest);
}

/** The flagship by default: the sturdier of equals. @rule CSC-1 */
export function defaultFlagship<F extends Pick<Fighter, 'condition' | 'dv' | 'as' | 'af'>>(
  candidates: readonly F[],
): F | undefined {
  return sortBy(candidates, bySoundness, (a, b) => b.dv - a.dv, byStrength)[0];
}
