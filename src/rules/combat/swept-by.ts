import { sortBy } from '#kernel/collections/sort-by';

/**
 * Which minefields so many points clear: each costs its DV, as it stands in no formation.
 * @rule CSC-7
 * @ruling The weakest first, so that as many as possible go.
 */
export function sweptBy<M extends Readonly<{ dv: number }>>(
  points: number,
  minefields: readonly M[],
): readonly M[] {
  let left = points;
  return sortBy(minefields, (a, b) => a.dv - b.dv).filter(({ dv }) => {
    if (dv > left) return false;
    left -= dv;
    return true;
  });
}
