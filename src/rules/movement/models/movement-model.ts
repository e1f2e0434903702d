import type { LaneClass } from '#model/campaign/lane';

/** A lane that can be flown. */
export type OpenLane = Exclude<LaneClass, 'unexplored'>;

/** How far fleets get in a turn, by one of the movement models (MOV-1). */
export type MovementModel = Readonly<{
  /** Whether a fleet may have taken these lanes, in this order; restricted ones are judged elsewhere. */
  fits: (lanes: readonly OpenLane[], pace: 'slowed' | 'normal' | 'fast') => boolean;
  /** What a fleet can do, to go on with “a fleet goes …”. */
  reach: string;
  slowedReach: string;
}>;
