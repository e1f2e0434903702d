import { sortBy } from '#kernel/collections/sort-by';
import type { ScoutSource } from './scout-sources.ts';

/** Points that are spent from the reinforcements, and from anywhere. */
type Spent = Readonly<{ fromBehind: number; anywhere: number }>;
/** All who scout, and those who have to be in the reinforcements for it. */
type Scouting<F> = Readonly<{ used: readonly F[]; behind: readonly F[] }>;

const STANDS = ['behind', 'in force', 'flagship'] as const;

/**
 * Through whom Intel is spent, and who of them begins the battle in the reinforcements for it.
 * @rule CSC-5
 * @ruling Those in the reinforcements scout first, the flagship last; of several the one with the fewest functions that are enough, else the one
 *   with most. Whoever scouts is at 0 with all its functions, used or not.
 */
export function scoutsFor<F>(
  sources: readonly ScoutSource<F>[],
  { fromBehind, anywhere }: Spent,
): Scouting<F> {
  const movable = sources.filter(({ stands }) => stands !== 'flagship');
  const behind = take(movable, fromBehind);
  // What these have left over serves the rest.
  const rest = sources.filter((one) => !behind.taken.includes(one));
  const others = take(rest, anywhere - behind.over);
  return {
    used: [...behind.taken, ...others.taken].flatMap(({ pieces }) => pieces),
    behind: behind.taken.flatMap(({ pieces }) => pieces),
  };
}

function take<F>(
  sources: readonly ScoutSource<F>[],
  points: number,
): Readonly<{ taken: readonly ScoutSource<F>[]; over: number }> {
  const taken: ScoutSource<F>[] = [];
  let left = points;
  for (const stands of STANDS) {
    const waiting = [
      ...sortBy(
        sources.filter((one) => one.stands === stands),
        (a, b) => a.functions - b.functions,
      ),
    ];
    while (left > 0 && waiting.length > 0) {
      const need = left;
      const enough = waiting.findIndex(({ functions }) => functions >= need);
      const next = waiting.splice(enough === -1 ? waiting.length - 1 : enough, 1);
      taken.push(...next);
      left -= next[0]?.functions ?? 0;
    }
  }
  return { taken, over: Math.max(0, 0 - left) };
}
