import { sortBy } from '#kernel/collections/sort-by';
import type { ScoutSource } from './scout-sources.ts';

/** Points that are spent from the reinforcements, and from anywhere. */
type Spent = Readonly<{ fromBehind: number; anywhere: number }>;
/** All units that scout, and those of them that have to be in the reinforcements for it. */
type Scouting<F> = Readonly<{ used: readonly F[]; behind: readonly F[] }>;

const PLACES = ['behind', 'in force', 'flagship'] as const;

/**
 * The units through which Intel is spent, and those of them that begin the battle in the reinforcements because of it.
 * @rule CSC-5
 * @ruling Units in the reinforcements scout first, then those in the task force, and the flagship last. Among several, the unit with the
 *   fewest functions that are enough scouts; if none has enough, the one with the most. A unit that scouts has no functions left, even if
 *   it used only some.
 */
export function scoutsFor<F>(
  sources: readonly ScoutSource<F>[],
  { fromBehind, anywhere }: Spent,
): Scouting<F> {
  const movable = sources.filter(({ place }) => place !== 'flagship');
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
  for (const place of PLACES) {
    const waiting = [
      ...sortBy(
        sources.filter((one) => one.place === place),
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
