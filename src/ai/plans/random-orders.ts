import type { EmpireView } from '#fog/views/empire-view';
import { judgeOrders } from '#legality/judge-orders';
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
  const chance = chanceFrom(dice.stream('player', view.empire.id));
  const thought = { view, chance, index: forceIndexOf(view) };
  let sheet: readonly Order[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const { verdicts } = judgeOrders(view, [...sheet, ...proposeOrders(thought, ORDER_KINDS)]);
    sheet = verdicts.filter((verdict) => verdict.accepted).map((verdict) => verdict.order);
  }
  return sheet;
}
