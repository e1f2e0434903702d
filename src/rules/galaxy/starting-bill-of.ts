import { sumOf } from '#kernel/numbers/sum';
import type { UnitDesign } from '#model/forces/design';

export type StartingGroup = Readonly<{
  design: Pick<UnitDesign, 'kind' | 'role' | 'cost'>;
  count: number;
}>;

type Given = 'shipyard' | 'depot' | 'convoy';
function givenOf({ kind, role }: StartingGroup['design']): Given | null {
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
  const given = new Set<Given>();
  return sumOf(groups, ({ design, count }) => {
    const kind = givenOf(design);
    const isGiven = kind !== null && !given.has(kind);
    if (kind !== null) given.add(kind);
    return design.cost * (isGiven ? count - 1 : count);
  });
}
