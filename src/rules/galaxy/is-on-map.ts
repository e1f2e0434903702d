import type { Hex } from '#model/campaign/system';

/** Whether a hex lies within so many rings round the hub. @rule MAP-1 */
export function isOnMap({ q, r }: Hex, rings: number): boolean {
  return Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r)) <= rings;
}
