import type { UnitKind, UnitStatus } from '#model/forces/unit';

/** Which kinds of units can be active, in reserve or mothballed. @rule CON-9 */
export const STATUS_KINDS: Readonly<Record<UnitStatus, readonly UnitKind[]>> = {
  active: ['ship', 'convoy', 'flight', 'base', 'minefield', 'ground'],
  reserve: ['ship', 'flight', 'ground'],
  mothballed: ['ship', 'flight', 'minefield'],
};
