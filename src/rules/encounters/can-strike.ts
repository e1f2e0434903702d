import type { UnitKind, Unit } from '#model/forces/unit';

type Wing = Pick<Unit, 'condition' | 'status'> & Readonly<{ kind: UnitKind; isStowed: boolean }>;

/**
 * Whether a unit is such that it could go on a carrier strike: a sound flight in service that is no cargo.
 * @rule MOV-8
 * @ruling Who is crippled does not strike, and so flights in reserve do not: CON-9 treats them alike.
 */
export const canStrike = ({ kind, condition, status, isStowed }: Wing): boolean =>
  kind === 'flight' && condition === 'sound' && status === 'active' && !isStowed;
