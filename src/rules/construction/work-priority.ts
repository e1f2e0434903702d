import { sortBy } from '#kernel/collections/sort-by';
import { compareIds } from '#kernel/collections/tables';
import { compareNumbers } from '#kernel/result/compare-text';
import type { WorkId } from '#model/campaign/ids';
import type { Work } from '#model/campaign/work';

/** A unit under construction, as far as its priority goes. */
export type Ranked = Pick<Work, 'id' | 'begun' | 'rank'>;

const placeOf = ({ rank }: Ranked): number => rank ?? Number.MAX_SAFE_INTEGER;

/**
 * The units under construction at a place, sorted by who gets capacity first.
 * @rule CON-1
 * @ruling If capacity is short, the units that the owner ranked are built first, in that order. Unranked units come after them in the order
 *   in which they were begun, and those of one turn in the order of the sheet.
 */
export const inPriority = <W extends Ranked>(works: readonly W[]): readonly W[] =>
  sortBy(
    works,
    (a, b) => compareNumbers(placeOf(a), placeOf(b)),
    (a, b) => compareNumbers(a.begun, b.begun),
    (a, b) => compareIds(a.id, b.id),
  );

/**
 * The order of all units at a place after its owner put some of them first.
 * @rule CON-1
 * @ruling An order of priority stays in force until the owner gives another one. Units that it doesn't name keep their order behind those
 *   that it names.
 */
export function rankedFirst(works: readonly Ranked[], first: readonly WorkId[]): readonly WorkId[] {
  const others = inPriority(works).filter(({ id }) => !first.includes(id));
  return [...first, ...others.map(({ id }) => id)];
}
