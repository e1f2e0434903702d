import { firstBy, sortBy } from '#kernel/collections/sort-by';
import { compareText } from '#kernel/result/compare-text';

/** A ground unit that can be hit from orbit. */
export type Exposed = Readonly<{ key: string; left: number; cost: number }>;

/**
 * How the defender takes hits from orbit, one Attrition each: by default on the unit that has most Attrition left, so that no unit is lost as
 * long as another can bear the hit; of equal ones on the cheapest. Hits beyond all Attrition are lost.
 * @rule BOM-2
 */
export function takeHits(units: readonly Exposed[], hits: number): ReadonlyMap<string, number> {
  const taken = new Map<string, number>();
  const leftOf = ({ key, left }: Exposed): number => left - (taken.get(key) ?? 0);
  for (let hit = 0; hit < hits; hit += 1) {
    const next = firstBy(
      units.filter((unit) => leftOf(unit) > 0),
      (a, b) => leftOf(b) - leftOf(a),
      (a, b) => a.cost - b.cost,
      (a, b) => compareText(a.key, b.key),
    );
    if (next === undefined) break;
    taken.set(next.key, (taken.get(next.key) ?? 0) + 1);
  }
  return taken;
}

/** A ground unit whose Defense can be lowered. */
export type Shielded = Readonly<{ key: string; left: number; defense: number }>;

/**
 * Which units Tactical Support exposes, one Defense for each hit: by default the unit with the least Attrition and Defense first, until its
 * Defense is 0.
 * @rule BOM-2
 */
export function lowerDefenses(
  units: readonly Shielded[],
  hits: number,
): ReadonlyMap<string, number> {
  const lowered = new Map<string, number>();
  const inOrder = sortBy(
    units,
    (a, b) => a.left + a.defense - (b.left + b.defense),
    (a, b) => compareText(a.key, b.key),
  );
  let open = hits;
  for (const { key, defense } of inOrder) {
    const amount = Math.min(open, defense);
    if (amount > 0) lowered.set(key, amount);
    open -= amount;
  }
  return lowered;
}
