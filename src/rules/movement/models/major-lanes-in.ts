import type { OpenLane } from './movement-model.ts';

/** How many of these lanes are major. @rule MOV-1 */
export const majorLanesIn = (lanes: readonly OpenLane[]): number =>
  lanes.filter((lane) => lane === 'major').length;
