import type { UnitId } from '#model/campaign/ids';

const NEW = 'new:';

/** A unit that comes into service in the Construction Phase of this turn, by the name that its owner gave it (CON-11). */
export type NewUnit = `new:${string}`;

/** A unit by its id, or one that is still to be built. */
export type UnitRef = UnitId | NewUnit;

/** Whether an order speaks of a unit that is still to be built. */
export const isNewUnit = (ref: UnitRef): ref is NewUnit => ref.startsWith(NEW);

/** The name that such a unit will have. */
export const newUnitNameOf = (ref: NewUnit): string => ref.slice(NEW.length);

/** The reference of an order to a unit of that name that is still to be built. */
export const newUnitRef = (name: string): NewUnit => `${NEW}${name}`;
