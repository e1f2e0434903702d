import { compareText } from '#kernel/result/compare-text';
import { brandAs } from '#kernel/brand/brand';
import type { LaneId, SystemId } from './ids.ts';

export const LANE_CLASSES = ['unexplored', 'restricted', 'minor', 'major'] as const;
export type LaneClass = (typeof LANE_CLASSES)[number];

/**
 * A jump lane between two systems; `a` is the lower id. While it is unexplored, on a map that is explored from nothing,
 * one end may be a hex without a system found yet.
 */
export type Lane = Readonly<{ id: LaneId; a: SystemId; b: SystemId; class: LaneClass }>;

/** The id of the lane between two systems, the same from either end. */
export function laneIdOf(one: SystemId, other: SystemId): LaneId {
  const [a, b] = compareText(one, other) < 0 ? [one, other] : [other, one];
  return brandAs<LaneId>(`${a}-${b}`);
}

/** A lane between two systems, whichever is named first. */
export function laneBetween(one: SystemId, other: SystemId, kind: LaneClass): Lane {
  const [a, b] = compareText(one, other) < 0 ? [one, other] : [other, one];
  return { id: laneIdOf(a, b), a, b, class: kind };
}

/** The other end of a lane. */
export function farEndOf(lane: Pick<Lane, 'a' | 'b'>, near: SystemId): SystemId {
  return lane.a === near ? lane.b : lane.a;
}
