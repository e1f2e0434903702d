import type { UnitKind } from '#model/forces/unit';

const KINDS: readonly UnitKind[] = ['ship', 'convoy', 'base'];

/**
 * Whether units of a kind are sold by themselves.
 * @rule TECH-5
 * @ruling Flights, minefields and ground units are sold with whatever they are aboard of: they have no place of their own among another's.
 */
export const isSoldByItself = (kind: UnitKind): boolean => KINDS.includes(kind);
