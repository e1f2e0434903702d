import type { Hex } from '#model/campaign/system';

/** Whether a hex is within a number of rings around the hub. @rule MAP-1 */
export function isOnMap({ q, r }: Hex, rings: number): boolean {
  return Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r)) <= rings;
}
