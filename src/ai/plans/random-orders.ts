import type { EmpireView } from '#fog/views/empire-view';
import { legalIn } from '#legality/judge-orders';
import { ORDER_KINDS, type Order } from '#model/orders/order';
import type { Dice } from '#model/rolls/roll-purpose';
import { forceIndexOf } from '#rules/forces/force-index';
import { chanceFrom } from './chance.ts';
import { proposeOrders } from './proposals.ts';

const ROUNDS = 3;

/**
 * A sheet of random legal orders, thought of from the empire's own view as a player would: the
 * players of self-played campaigns.
 */
export function randomOrders(view: EmpireView, dice: Dice): readonly Order[] {
  const player = dice.stream('player', view.empire.id);
  const index = forceIndexOf(view);
  // Each kind has dice of its own, so that a new one leaves the choices of the others as they were.
  const thoughts = ORDER_KINDS.map((kind) => {
    const chance = chanceFrom(player.stream(kind));
    return { kind, thought: { view, chance, index } };
  });
  let sheet: readonly Order[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    sheet = legalIn(view, [...sheet, ...proposeOrders(thoughts)]).map(({ order }) => order);
  }
  return sheet;
}
