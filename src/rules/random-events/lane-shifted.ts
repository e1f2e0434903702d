import { LANE_CLASSES, type LaneClass } from '#model/campaign/lane';

/** The class of a lane one step up or down; null: there is none. @rule OPT-13 */
export const laneShifted = (from: LaneClass, step: 1 | -1): LaneClass | null =>
  LANE_CLASSES[LANE_CLASSES.indexOf(from) + step] ?? null;
