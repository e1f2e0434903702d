import { majorLanesIn } from './major-lanes-in.ts';
import type { MovementModel, OpenLane } from './movement-model.ts';

const isMove = (lanes: readonly OpenLane[]): boolean =>
  lanes.length <= (majorLanesIn(lanes) > 0 ? 2 : 1);

/** The first move takes one lane or two; what is left must be one move. */
const isTwoMoves = (lanes: readonly OpenLane[]): boolean =>
  [1, 2].some((first) => isMove(lanes.slice(0, first)) && isMove(lanes.slice(first)));

/**
 * Two moves of one lane each, or of two if one of these is major; one move for a slowed fleet; one
 * lane more at the end for a fast one.
 * @rule MOV-1
 */
export const twoJump: MovementModel = {
  fits: (lanes, pace) => {
    if (pace === 'slowed') return isMove(lanes);
    return isTwoMoves(lanes) || (pace === 'fast' && isTwoMoves(lanes.slice(0, -1)));
  },
  reach: 'two moves a turn, each of one lane, or of two if one of these is major',
  slowedReach: 'only one move: one lane, or two if one of them is major',
};
