import type { UnitKind } from '#model/forces/unit';

const KINDS: readonly UnitKind[] = ['ship', 'convoy', 'base'];

/**
 * Whether units of a kind are sold by themselves.
 * @rule TECH-5
 * @ruling Flights, minefields and ground units are sold with the unit that carries them, because they would have no
 *   place of their own with the buyer.
 */
export const isSoldByItself = (kind: UnitKind): boolean => KINDS.includes(kind);
