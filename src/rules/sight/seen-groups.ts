import { sortBy } from '#kernel/collections/sort-by';
import { compareIds } from '#kernel/collections/tables';
import { compareText } from '#kernel/result/compare-text';
import type { SeenGroup } from '#model/campaign/knowledge';

/** Sorts groups by what they show. Every reader gets this order. */
export function inSeenOrder(groups: readonly SeenGroup[]): readonly SeenGroup[] {
  return sortBy(
    groups,
    (a, b) => compareIds(a.design, b.design),
    (a, b) => compareText(b.condition, a.condition),
  );
}

/** What a force looks like, in one text: equal texts look alike. */
export function looksOf(groups: readonly SeenGroup[]): string {
  return groups.map((one) => `${one.design} ${one.condition} ${String(one.count)}`).join(', ');
}
