import { sortBy } from '#kernel/collections/sort-by';

/**
 * The minefields that these points clear. Each costs its DV, because it is in no formation. `rankOf`: which come first.
 * @rule CSC-7
 * @ruling Among equally ranked minefields, those with the lowest DV are cleared first, so that as many as possible are cleared.
 */
export function sweptBy<M extends Readonly<{ dv: number }>>(
  points: number,
  minefields: readonly M[],
  rankOf: (minefield: M) => number = () => 0,
): readonly M[] {
  let left = points;
  const sorted = sortBy(
    minefields,
    (a, b) => rankOf(a) - rankOf(b),
    (a, b) => a.dv - b.dv,
  );
  return sorted.filter(({ dv }) => {
    if (dv > left) return false;
    left -= dv;
    return true;
  });
}
