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
 * What an empire’s first units cost: their printed price, one Shipyard, one Supply Depot and one Convoy left out.
 * @rule SET-1
 * @ruling The first of its kind is the one that costs nothing. Who does without it gets no points for it.
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
