import type { UnitKind, Unit } from '#model/forces/unit';

type Wing = Pick<Unit, 'condition' | 'status'> & Readonly<{ kind: UnitKind; isStowed: boolean }>;

/**
 * Whether a unit could go on a carrier strike: a sound flight in service that is not cargo.
 * @rule MOV-8
 * @ruling Crippled flights can't strike. Flights in reserve can't either, because CON-9 treats them like crippled ones.
 */
export const canStrike = ({ kind, condition, status, isStowed }: Wing): boolean =>
  kind === 'flight' && condition === 'sound' && status === 'active' && !isStowed;
