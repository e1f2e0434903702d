import type { Unit } from '#model/forces/unit';
import type { ReorganiseAt } from '#model/orders/order';

type When = Readonly<{ turn: number; at: ReorganiseAt }>;

/**
 * Whether a unit entered service in the last Construction Phase, so that its owner may still choose its place.
 * @rule CON-11
 * @ruling If the owner orders nothing for a new unit in the turn in which it is built, the owner can still do so when the next movement
 *   begins.
 */
export const isJustBuilt = ({ since }: Pick<Unit, 'since'>, { turn, at }: When): boolean =>
  since === (at === 'movement' ? turn - 1 : turn);
