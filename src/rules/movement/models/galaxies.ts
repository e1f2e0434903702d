import { majorLanesIn } from './major-lanes-in.ts';
import type { MovementModel, OpenLane } from './movement-model.ts';

const isNormal = (lanes: readonly OpenLane[]): boolean =>
  lanes.length <= (majorLanesIn(lanes) > 0 ? 2 : 1);

/**
 * One lane, or two if one of them is major; one for a slowed fleet; one more at the end for a fast
 * one.
 * @rule MOV-1
 */
export const galaxies: MovementModel = {
  fits: (lanes, pace) => {
    if (pace === 'slowed') return lanes.length <= 1;
    return isNormal(lanes) || (pace === 'fast' && isNormal(lanes.slice(0, -1)));
  },
  reach: 'one lane a turn, or two if one of them is major',
  slowedReach: 'only one lane',
};
