import type { Departure, FleetWays } from '#model/decisions/decision';
import { laneHome } from './way-home.ts';

/** Every fleet that can leave does so by its own lane home, so the fleets of a side may separate. @rule ENC-4 @rule ENC-5 */
export function allLeave(fleets: readonly FleetWays[]): readonly Departure[] {
  return fleets.flatMap(({ fleet, ways }): readonly Departure[] => {
    const lane = laneHome(ways);
    return lane === null ? [] : [{ fleet, lane }];
  });
}

/**
 * Whether a side can refuse by leaving: each of its fighting fleets has a lane to take.
 * @rule ENC-3
 * @ruling If one of its fighting fleets has no lane to leave by, a side can't refuse a scenario by leaving.
 */
export function mayAllLeave(fleets: readonly FleetWays[]): boolean {
  const fighting = fleets.filter(({ fights }) => fights);
  return fighting.length > 0 && fighting.every(({ ways }) => ways.length > 0);
}
