import { houseUnitOf } from '#content/force-lists/house-unit-of';
import type { DraftList } from '#content/force-lists/house-list-schema';
import type { UnitDesign } from '#model/forces/design';
import { abilityText } from '#rules/design/ability-text';
import { billedUnit } from './design-of-draft.ts';

const HEAD = { format: 'farlane-force-list', version: 1 } as const;

/** A list without units. */
export const emptyList = (id: string, name: string): DraftList => ({
  ...HEAD,
  id,
  name,
  units: [],
});

export type CopiedList = Readonly<{
  list: DraftList;
  /** Classes that no house list can have, by name. */
  leftOut: readonly string[];
}>;

/** The list with the Costs that follow from its units. */
export const billedList = (list: DraftList): DraftList => ({
  ...list,
  units: list.units.map(billedUnit),
});

/**
 * A copy of a published list, to change. What isn’t designed by the rules, such as convoys, is left out, and Costs follow the
 * rules, though some printed ones don’t.
 * @rule U-9
 */
export function copyOfList(
  { id, name }: Readonly<{ id: string; name: string }>,
  designs: readonly UnitDesign[],
): CopiedList {
  const units = designs.map((design) => ({ design, unit: houseUnitOf(design, abilityText) }));
  const kept = units.flatMap(({ unit }) => (unit === null ? [] : [unit]));
  const list = { ...HEAD, id: `my-${id}`.slice(0, 20), name: `${name} (copy)`, units: kept };
  const leftOut = units.flatMap(({ design, unit }) => (unit === null ? [design.name] : []));
  return { list: billedList(list), leftOut };
}
