import type { StarSystem } from '#model/campaign/system';
import type { WorkSource } from '#model/campaign/work';
import type { UnitDesign } from '#model/forces/design';
import type { Unit } from '#model/forces/unit';

/** What an empire can build with at one place. */
export type BuildingPlace = Pick<StarSystem, 'utilized'> &
  Readonly<{
    /** Its shipyards there that work. */
    shipyards: number;
  }>;

const PER_SHIPYARD = 10;

/** Whether a unit is a shipyard that works: a crippled one has no capacity. @rule CON-1 */
export function isWorkingShipyard(
  unit: Pick<Unit, 'condition' | 'status'>,
  design: Pick<UnitDesign, 'role'>,
): boolean {
  return design.role === 'shipyard' && unit.condition === 'sound' && unit.status === 'active';
}

/**
 * Capacity of a source in one turn: 10 for each shipyard, twice its Utilized Productivity for the
 * system itself. @rule CON-1
 */
export function capacityOf(place: BuildingPlace, source: WorkSource): number {
  switch (source) {
    case 'shipyard':
      return PER_SHIPYARD * place.shipyards;
    case 'system':
      return 2 * place.utilized;
  }
}
