import type { OpenFind } from '#model/campaign/open-find';

/**
 * How many units come of a find at most.
 * @rule MAP-8
 * @ruling No more units in all than the find has points, flights among them: some classes cost nothing.
 */
export const mostOfFind = ({ points }: Pick<OpenFind, 'points'>): number => points;

/** What somebody chose of a find, as far as it comes: the first orders go first. @rule MAP-8 */
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
