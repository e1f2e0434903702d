import { majorLanesIn } from './major-lanes-in.ts';
import type { MovementModel } from './movement-model.ts';

const LANES = { slowed: 1, normal: 2, fast: 3 } as const;

/**
 * Two lanes, one for a slowed fleet, three for a fast one, and a major lane that costs nothing.
 * @rule MOV-1
 * @ruling With movementModel = classic, the free lane and the extra lane of a Fast fleet may be anywhere on the path.
 */
export const classic: MovementModel = {
  fits: (lanes, pace) => lanes.length - Math.min(1, majorLanesIn(lanes)) <= LANES[pace],
  reach: 'two lanes a turn, and one more if one of them is major',
  slowedReach: 'only one lane, and one more if one of them is major',
};
