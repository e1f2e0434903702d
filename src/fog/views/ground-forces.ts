import { groupBy } from '#kernel/collections/group-by';
import { rowOf } from '#kernel/collections/row-of';
import { sortBy } from '#kernel/collections/sort-by';
import { valuesById } from '#kernel/collections/tables';
import { compareText } from '#kernel/result/compare-text';
import type { DesignId, EmpireId, SystemId } from '#model/campaign/ids';
import type { CampaignState } from '#model/campaign/state';

/** Foreign ground units of one class that are landed in a system; an unknown power's have no owner. */
export type GroundForceView = Readonly<{
  system: SystemId;
  owner: EmpireId | null;
  design: DesignId;
  count: number;
}>;

/**
 * The foreign ground units on the ground that each empire sees now: in its own systems, and where it has ground units itself.
 * @rule FOG-3 @rule FOG-6
 * @ruling Ground units see the other ground units on the ground in their system, and so does the owner of the system. Nobody else sees them,
 *   and nobody remembers them.
 */
export function groundForcesIn(
  state: CampaignState,
): (viewer: EmpireId, nameOf: (owner: EmpireId) => EmpireId | null) => readonly GroundForceView[] {
  const landed = valuesById(state.units).flatMap(({ owner, design, place, status }) => {
    if (place.kind !== 'system' || status === 'mothballed') return [];
    return rowOf(state.designs, design).kind === 'ground'
      ? [{ system: place.system, owner, design }]
      : [];
  });
  const bySystem = [...groupBy(landed, ({ system }) => system)];
  return (viewer, nameOf) =>
    bySystem.flatMap(([system, here]) => {
      const isOwn = rowOf(state.systems, system).owner === viewer;
      if (!isOwn && here.every(({ owner }) => owner !== viewer)) return [];
      const foreign = here.filter(({ owner }) => owner !== viewer);
      const groups = groupBy(foreign, ({ owner, design }) => `${nameOf(owner) ?? ''}/${design}`);
      const seen = [...groups.values()].flatMap((alike): readonly GroundForceView[] => {
        const [first] = alike;
        if (first === undefined) return [];
        const { owner, design } = first;
        return [{ system, owner: nameOf(owner), design, count: alike.length }];
      });
      return sortBy(seen, (a, b) =>
        compareText(`${a.owner ?? ''}/${a.design}`, `${b.owner ?? ''}/${b.design}`),
      );
    });
}
