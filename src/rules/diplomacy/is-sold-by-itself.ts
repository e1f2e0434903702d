import type { UnitKind } from '#model/forces/unit';

const KINDS: readonly UnitKind[] = ['ship', 'convoy', 'base'];

/**
 * Whether units of a kind are sold by themselves.
 * @rule TECH-5
 * @ruling Flights, minefields and ground units are sold only with the unit that carries them, because the buyer would have no place for
 *   them.
 */
export const isSoldByItself = (kind: UnitKind): boolean => KINDS.includes(kind);
