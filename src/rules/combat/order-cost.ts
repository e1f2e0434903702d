import type { UnitKind } from '#model/forces/unit';

/**
 * What a mission for a unit, or electronic warfare at it, costs: its CC, a flight 1; more where the place
 * says so (MAP-8).
 * @rule CSC-6
 * @rule CSC-17
 * @ruling A unit without CC costs 1: no order is free.
 */
export function orderCost(
  { kind, cc }: Readonly<{ kind: UnitKind; cc: number }>,
  ccFactor: number,
): number {
  return ccFactor * (kind === 'flight' ? 1 : Math.max(1, cc));
}
