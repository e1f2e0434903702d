import { sumOf } from '#kernel/numbers/sum';
import type { DesignId } from '#model/campaign/ids';
import type { Unit, UnitKind } from '#model/forces/unit';

/** How strong a force looks: its ships, and its other units apart. */
export type ForceCount = Readonly<{ ships: number; others: number }>;

type Group = Readonly<{ kind: UnitKind; count: number }>;

/**
 * Own and foreign forces are counted in one measure: what others would see of them. That is ships, and apart from them convoys, bases,
 * flights outside of carriers and minefields; never what is aboard something or on the ground.
 * @rule FOG-3
 */
export function countOf(groups: readonly Group[]): ForceCount {
  const seen = groups.filter(({ kind }) => kind !== 'ground');
  const ships = sumOf(seen, ({ kind, count }) => (kind === 'ship' ? count : 0));
  return { ships, others: sumOf(seen, ({ count }) => count) - ships };
}

/** The same of units that are known one by one; `kindOf`: undefined for a class that is not known. */
export const countOfUnits = (
  units: readonly Pick<Unit, 'design'>[],
  kindOf: (design: DesignId) => UnitKind | undefined,
): ForceCount => countOf(units.map(({ design }) => ({ kind: kindOf(design) ?? 'ship', count: 1 })));
