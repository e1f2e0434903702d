import { divide } from '#kernel/numbers/divide';

/** Points for missions: the rating of the flagship; half, rounded up, in the round it is named for. @rule CSC-6 */
export function missionPoints(rating: number, isNew: boolean): number {
  return isNew ? divide(rating, 2, 'up') : rating;
}
