import type { OpenFind } from '#model/campaign/open-find';

/**
 * The largest number of units that a find gives.
 * @rule MAP-8
 * @ruling A find gives at most as many units as it has points, flights included, because some classes cost nothing.
 */
export const mostOfFind = ({ points }: Pick<OpenFind, 'points'>): number => points;

/** The units that an empire chose from a find, up to the limit: the first orders go first. @rule MAP-8 */
export function cutToFind<C extends Readonly<{ count: number }>>(
  chosen: readonly C[],
  find: Pick<OpenFind, 'points'>,
): readonly C[] {
  let left = mostOfFind(find);
  return chosen.map((one) => {
    const count = Math.min(one.count, left);
    left -= count;
    return { ...one, count };
  });
}
