import type { Departure, FleetWays } from '#model/decisions/decision';
import { laneHome } from './way-home.ts';

/** Every fleet that can, by its own lane home: the fleets of a side may part ways. @rule ENC-4 @rule ENC-5 */
export function allLeave(fleets: readonly FleetWays[]): readonly Departure[] {
  return fleets.flatMap(({ fleet, ways }): readonly Departure[] => {
    const lane = laneHome(ways);
    return lane === null ? [] : [{ fleet, lane }];
  });
}

/**
 * Whether a side can refuse by leaving: everybody who fights has a way out.
 * @rule ENC-3
 * @ruling A fleet without a lane to take cannot refuse, and so its side cannot.
 */
export function mayAllLeave(fleets: readonly FleetWays[]): boolean {
  const fighting = fleets.filter(({ fights }) => fights);
  return fighting.length > 0 && fighting.every(({ ways }) => ways.length > 0);
}
