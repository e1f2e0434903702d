import { rowOf } from '#kernel/collections/row-of';
import { type ById, valuesById } from '#kernel/collections/tables';
import type { DesignId, EmpireId, FleetId, UnitId } from '#model/campaign/ids';
import { ratingOf, type UnitDesign } from '#model/forces/design';
import type { Fleet } from '#model/forces/fleet';
import type { Unit } from '#model/forces/unit';
import { classNow } from '#rules/forces/class-now';

type Forces = Readonly<{
  units: ById<UnitId, Unit>;
  fleets: ById<FleetId, Pick<Fleet, 'place'>>;
  designs: ById<DesignId, UnitDesign>;
}>;

/** Who can keep a way open: crippled and in reserve they cannot. */
const isRunner = (unit: Unit, design: UnitDesign): boolean =>
  unit.condition === 'sound' &&
  unit.status === 'active' &&
  ratingOf(classNow(unit, design), 'blockadeRunner') > 0;

/** The system a unit is in, or its fleet if that is in a lane; null: it is aboard another. */
function poolOf({ place }: Unit, fleets: Forces['fleets']): string | null {
  if (place.kind === 'aboard') return null;
  if (place.kind === 'system') return place.system;
  const fleet = rowOf(fleets, place.fleet);
  return fleet.place.kind === 'system' ? fleet.place.system : place.fleet;
}

/** The Blockade Runners of each empire by the system, or by the fleet in a lane, that they are in. @rule SUP-5 @rule ABL-2 */
export function runnersIn({
  units,
  fleets,
  designs,
}: Forces): ReadonlyMap<EmpireId, ReadonlyMap<string, number>> {
  const runners = new Map<EmpireId, Map<string, number>>();
  for (const unit of valuesById(units)) {
    if (!isRunner(unit, rowOf(designs, unit.design))) continue;
    const pool = poolOf(unit, fleets);
    if (pool === null) continue;
    const own = runners.get(unit.owner) ?? new Map<string, number>();
    runners.set(unit.owner, own.set(pool, (own.get(pool) ?? 0) + 1));
  }
  return runners;
}
