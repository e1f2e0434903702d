import { sortBy } from '#kernel/collections/sort-by';
import { compareIds } from '#kernel/collections/tables';
import type { EmpireId, SystemId, UnitId } from '#model/campaign/ids';
import { ratingOf, type UnitDesign } from '#model/forces/design';
import type { Unit } from '#model/forces/unit';
import { classNow } from '#rules/forces/class-now';
import { PER_DEPOT, standsForDepot } from './depot-points.ts';
import { type PlaceFacts, type Stationed, stationedAt } from './stationed-at.ts';

/** Who can repair others in the field, and for how many points in a turn. */
export type Helper = Readonly<{ unit: UnitId; points: number; isDepot: boolean }>;

/** Whether a unit repairs itself. @rule ABL-2 */
export const repairsItself = (
  unit: Pick<Unit, 'unconverted'>,
  design: Pick<UnitDesign, 'abilities'>,
): boolean => ratingOf(classNow(unit, design), 'autoRepair') > 0;

function helperOf({ unit: { id: unit }, design }: Stationed): Helper {
  if (standsForDepot(design)) return { unit, points: PER_DEPOT, isDepot: true };
  const points = design.kind === 'ship' ? ratingOf(design, 'supply') : 0;
  return { unit, points, isDepot: false };
}

/**
 * Who can help at a place: idle depots for 10 points each and idle Supply ships for their rating,
 * in supply; depots first.
 * @rule CON-5
 */
export function helpersAt(
  facts: PlaceFacts,
  empire: EmpireId,
  system: SystemId,
): readonly Helper[] {
  const ready = stationedAt(facts, empire, system).filter(
    ({ unit, isIdle }) => isIdle && facts.isSupplied(unit),
  );
  return sortBy(
    ready.map(helperOf).filter(({ points }) => points > 0),
    (a, b) => Number(b.isDepot) - Number(a.isDepot),
    (a, b) => compareIds(a.unit, b.unit),
  );
}
