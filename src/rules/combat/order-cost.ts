import type { UnitKind } from '#model/forces/unit';

/**
 * The cost of a mission for a unit, or of electronic warfare against it: its CC, 1 for a flight, and more at some places (MAP-8).
 * @rule CSC-6
 * @rule CSC-17
 * @ruling A unit without CC costs 1, so no order is free.
 */
export function orderCost(
  { kind, cc }: Readonly<{ kind: UnitKind; cc: number }>,
  ccFactor: number,
): number {
  return ccFactor * (kind === 'flight' ? 1 : Math.max(1, cc));
}
