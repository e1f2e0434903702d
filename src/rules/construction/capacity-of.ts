import { divide } from '#kernel/numbers/divide';
import type { Specialisation, StarSystem } from '#model/campaign/system';
import { WORK_SOURCES, type WorkSource } from '#model/campaign/work';
import { ratingOf, type UnitDesign } from '#model/forces/design';
import type { Unit } from '#model/forces/unit';

/** The sources with which an empire can build at one place. */
export type BuildingPlace = Pick<
  StarSystem,
  'utilized' | 'census' | 'anomalies' | 'specialisation'
> &
  Readonly<{
    /** Its shipyards there that work. */
    shipyards: number;
    /** Rating of the Mobile Shipyards there that work. */
    mobile: number;
    /** Convoys there that are free to put up bases. */
    convoys: number;
    /** It is at War, and builds the more (OPT-4). */
    wartime: boolean;
  }>;

/** Capacity of each source at one place. */
export type Capacities = Readonly<Record<WorkSource, number>>;

const PER_SHIPYARD = 10;
const PER_CONVOY = 10;
const PER_UTILIZED = 2;

/** The factor on the system's own capacity (OPT-9). */
const TIMES: Readonly<Record<Specialisation, number>> = {
  industrial: 2,
  research: 0,
  mining: 0,
  agriculture: 0,
};

/** The anomaly that doubles what shipyards and the system can build. */
const DENSE_ASTEROIDS = 'Dense Asteroids';

/** Whether a class builds like a shipyard, as Mobile Shipyards do too. @rule CON-1 */
export const isYard = (design: Pick<UnitDesign, 'role' | 'abilities'>): boolean =>
  design.role === 'shipyard' || ratingOf(design, 'mobileShipyard') > 0;

/** Whether a unit is a shipyard that works: a crippled one has no capacity. @rule CON-1 */
export function isWorkingShipyard(
  unit: Pick<Unit, 'condition' | 'status'>,
  design: Pick<UnitDesign, 'role'>,
): boolean {
  return design.role === 'shipyard' && unit.condition === 'sound' && unit.status === 'active';
}

/** In wartime, capacity is half as much again, rounded up. */
const inTime = ({ wartime }: BuildingPlace, capacity: number): number =>
  wartime ? divide(3 * capacity, 2, 'up') : capacity;

/**
 * Capacity of a source in one turn: 10 for each shipyard and the rating of Mobile ones; twice its Utilized Productivity for the system
 * itself, twice that in an industrial colony, nothing in others that are specialised; both double among Dense Asteroids, and are half as
 * much again (up) in wartime. 10 for each free convoy, and for ground forces the Census.
 * @rule CON-1 @rule CON-2 @rule CON-3 @rule MAP-8 @rule OPT-9 @rule OPT-4
 * @ruling Wartime (OPT-4) raises the capacity of shipyards and of the system itself, after all doubling. It doesn't raise what convoys and
 *   Census can build.
 */
export function capacityOf(place: BuildingPlace, source: WorkSource): number {
  const dense = place.anomalies.includes(DENSE_ASTEROIDS) ? 2 : 1;
  const kind = place.specialisation?.kind ?? null;
  const specialised = kind === null ? 1 : TIMES[kind];
  switch (source) {
    case 'shipyard':
      return inTime(place, dense * (PER_SHIPYARD * place.shipyards + place.mobile));
    case 'system':
      return inTime(place, dense * specialised * PER_UTILIZED * place.utilized);
    case 'convoy':
      return PER_CONVOY * place.convoys;
    case 'census':
      return place.census;
  }
}

/** The capacity of every source at a place. @rule CON-1 */
export function capacitiesOf(place: BuildingPlace): Capacities {
  const entries = WORK_SOURCES.map((source) => [source, capacityOf(place, source)] as const);
  // Built from the list of sources: Object.fromEntries forgets that none is missing.
  return Object.fromEntries(entries) as Capacities;
}
