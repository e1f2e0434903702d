import { groupBy } from '#kernel/collections/group-by';
import { rowOf } from '#kernel/collections/row-of';
import { sortBy } from '#kernel/collections/sort-by';
import { type ById, compareIds } from '#kernel/collections/tables';
import { divide } from '#kernel/numbers/divide';
import type { DesignId, UnitId } from '#model/campaign/ids';
import type { Maintenance, UnitDesign } from '#model/forces/design';
import { type Unit, UNIT_STATUSES, type UnitStatus } from '#model/forces/unit';
import { NOBODYS_LISTS } from '#rules/forces/nobodys-lists';

export type MaintainedUnit = Pick<Unit, 'id' | 'design' | 'status' | 'condition'>;
export type MaintainedDesign = Pick<
  UnitDesign,
  'id' | 'name' | 'list' | 'maintenance' | 'dv' | 'as' | 'af'
>;

/** Units of one class and status, which are paid for together. */
export type MaintenanceGroup = Readonly<{
  design: MaintainedDesign;
  status: UnitStatus;
  isAlien: boolean;
  /** Sorted by who goes unpaid first: crippled units, then by id. */
  units: readonly UnitId[];
}>;

export type MaintenanceFacts = Readonly<{
  units: readonly MaintainedUnit[];
  designs: ById<DesignId, MaintainedDesign>;
  /** Whether a class is neither of the empire's own force list nor of the universal one. */
  isAlien: (design: MaintainedDesign) => boolean;
}>;

/**
 * An empire's units by class and status, in the order of classes.
 * @rule ECO-3 @rule OPT-12
 * @ruling Trading posts, civilian bases and science institutes are on no empire's force list, so they are never alien units.
 */
export function maintenanceGroupsOf(facts: MaintenanceFacts): readonly MaintenanceGroup[] {
  const groups = groupBy(facts.units, (unit) => `${unit.status}/${unit.design}`);
  const found = [...groups.values()].flatMap((units): readonly MaintenanceGroup[] => {
    const [first] = units;
    if (first === undefined) return [];
    const design = rowOf(facts.designs, first.design);
    const cutting = sortBy(
      units,
      (a, b) => rankOf(a) - rankOf(b),
      (a, b) => compareIds(a.id, b.id),
    );
    const ids = cutting.map((unit) => unit.id);
    const isAlien = !NOBODYS_LISTS.includes(design.list) && facts.isAlien(design);
    return [{ design, status: first.status, isAlien, units: ids }];
  });
  return sortBy(
    found,
    (a, b) => compareIds(a.design.id, b.design.id),
    (a, b) => UNIT_STATUSES.indexOf(a.status) - UNIT_STATUSES.indexOf(b.status),
  );
}

const rankOf = (unit: MaintainedUnit): number => (unit.condition === 'crippled' ? 0 : 1);

/** The maintenance of a class; alien units cost one point more. @rule ECO-3 @rule TECH-6 */
export function rateOf(group: Pick<MaintenanceGroup, 'design' | 'isAlien'>): Maintenance {
  const { points, per } = group.design.maintenance;
  return { points: group.isAlien ? points + 1 : points, per };
}

/**
 * The upkeep of a number of units of a group: each started lot in full, half of the total (rounded up) in reserve,
 * nothing mothballed. @rule ECO-3
 */
export function upkeepOf(group: MaintenanceGroup, count: number): number {
  const { points, per } = rateOf(group);
  const full = divide(count, per, 'up') * points;
  switch (group.status) {
    case 'active':
      return full;
    case 'reserve':
      return divide(full, 2, 'up');
    case 'mothballed':
      return 0;
  }
}
