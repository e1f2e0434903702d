import type { Unit } from '#model/forces/unit';
import type { ReorganiseAt } from '#model/orders/order';

type When = Readonly<{ turn: number; at: ReorganiseAt }>;

/**
 * Whether a unit came into service in the last construction, so that it may still choose its place.
 * @rule CON-11
 * @ruling whoever orders nothing of it in that turn can still do so when the next movement begins
 */
export const isJustBuilt = ({ since }: Pick<Unit, 'since'>, { turn, at }: When): boolean =>
  since === (at === 'movement' ? turn - 1 : turn);
