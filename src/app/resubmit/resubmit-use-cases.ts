import { ACT, ofOne } from '#app/people/look-rows';
import { fromSeat } from '#app/use-case-row';
import { readReopenedOrders } from '#app/usecases/orders/read-reopened-orders';
import { resubmitOrders } from '#app/usecases/orders/resubmit-orders';

/** The part of the table of use cases that is about orders after an undo. */
export const RESUBMIT_USE_CASES = {
  readReopenedOrders: fromSeat(readReopenedOrders, (_input, { turn, sheets }) =>
    sheets.flatMap(({ empire }) => ofOne('orders', empire, turn)),
  ),
  resubmitOrders: fromSeat(resubmitOrders, ACT),
} as const;
