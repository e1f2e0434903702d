import { ratingOf, type UnitDesign } from '#model/forces/design';
import type { Unit } from '#model/forces/unit';
import { classNow } from '#rules/forces/class-now';
import type { RaidFacts } from './raid-chance-of.ts';

/** What a system without anybody in it has. */
export const NOTHING_TO_RAID: RaidFacts = {
  prey: 0,
  ships: 0,
  flights: 0,
  policeShips: 0,
  policeFlights: 0,
  intel: 0,
  rebels: false,
};

type Weighed = Readonly<{
  design: Pick<UnitDesign, 'kind' | 'civilian' | 'role' | 'abilities'>;
  unit: Pick<Unit, 'condition' | 'status' | 'unconverted'>;
  count: number;
}>;

/** Whether a unit draws raiders: a convoy, a shipyard, or a depot that works. */
function isPrey({ design, unit }: Weighed): boolean {
  if (design.kind === 'convoy' || design.role === 'shipyard' || design.role === 'depot')
    return true;
  return ratingOf(classNow(unit, design), 'supplyDepot') > 0 && unit.condition === 'sound';
}

/**
 * Adds equal units that are in a system to what counts there. Crippled and reserve ships count, but their Police does
 * not; mothballed ones count for nothing.
 * @rule SUP-1 @rule ABL-2
 */
export function raidWeightOf(before: RaidFacts, weighed: Weighed): RaidFacts {
  const { design, unit, count } = weighed;
  if (unit.status === 'mothballed') return before;
  if (isPrey(weighed)) return { ...before, prey: before.prey + count };
  const isFit = unit.condition === 'sound' && unit.status === 'active';
  const police = isFit && ratingOf(classNow(unit, design), 'police') > 0 ? count : 0;
  if (design.kind === 'ship' && !design.civilian) {
    return {
      ...before,
      ships: before.ships + count,
      policeShips: before.policeShips + police,
    };
  }
  if (design.kind !== 'flight') return before;
  return {
    ...before,
    flights: before.flights + count,
    policeFlights: before.policeFlights + police,
  };
}
