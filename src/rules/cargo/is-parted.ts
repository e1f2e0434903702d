import type { UnitId } from '#model/campaign/ids';

/** Whether some of those who share an item are among these units, and some are not. @rule MOV-7 */
export const isParted = (sharers: readonly UnitId[], units: readonly UnitId[]): boolean =>
  sharers.some((id) => units.includes(id)) && !sharers.every((id) => units.includes(id));
