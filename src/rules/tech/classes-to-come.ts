import { sortBy } from '#kernel/collections/sort-by';
import { rowOf } from '#kernel/collections/row-of';
import { compareNumbers } from '#kernel/result/compare-text';
import type { DesignId } from '#model/campaign/ids';
import type { ResearchFacts } from './class-to-unlock.ts';

/**
 * The classes still to be unlocked, in order: era by era, within an era the owner's preferred ones first, then by the
 * list, then own designs.
 * @rule TECH-4
 * @rule OPT-15
 */
export function classesToCome(facts: ResearchFacts): readonly DesignId[] {
  const { empire, unlockFirst, list, own = [], designs } = facts;
  const all = [...(facts.isCustom === true ? [] : list.designs), ...own];
  const locked = all.filter((id) => !empire.unlocked.includes(id));
  const preference = (id: DesignId): number => {
    const place = unlockFirst.indexOf(id);
    return place < 0 ? unlockFirst.length : place;
  };
  // Sorting keeps the order of equals, which is that of the list.
  return sortBy(
    locked,
    (a, b) => compareNumbers(rowOf(designs, a).era, rowOf(designs, b).era),
    (a, b) => compareNumbers(preference(a), preference(b)),
  );
}
