import type { UnitKind } from '#model/forces/unit';

/** Whether a unit of this kind can be boarded. @rule CSC-10 */
export const mayBeBoarded = (kind: UnitKind): boolean =>
  kind === 'ship' || kind === 'base' || kind === 'convoy';
