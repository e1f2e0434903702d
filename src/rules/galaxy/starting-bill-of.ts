import { sumOf } from '#kernel/numbers/sum';
import type { UnitDesign } from '#model/forces/design';

export type StartingGroup = Readonly<{
  design: Pick<UnitDesign, 'kind' | 'role' | 'cost'>;
  count: number;
}>;

/** The kinds of units of which every empire has one for nothing. */
export type GivenUnit = 'shipyard' | 'depot' | 'convoy';

/** The kind of free unit that a class is; null: all its units have a price. @rule SET-1 */
export function givenUnitOf({ kind, role }: StartingGroup['design']): GivenUnit | null {
  if (kind === 'convoy') return kind;
  return role === 'shipyard' || role === 'depot' ? role : null;
}

/**
 * The cost of an empire’s first units: their printed price without one Shipyard, one Supply Depot and one Convoy.
 * @rule SET-1
 * @ruling The first Shipyard, the first Supply Depot and the first Convoy are free. An empire that doesn't take one of them gets no points
 *   for it.
 */
export function startingBillOf(groups: readonly StartingGroup[]): number {
  const given = new Set<GivenUnit>();
  return sumOf(groups, ({ design, count }) => {
    const kind = givenUnitOf(design);
    const isGiven = kind !== null && !given.has(kind);
    if (kind !== null) given.add(kind);
    return design.cost * (isGiven ? count - 1 : count);
  });
}
