import { ok } from '#kernel/result/result';
import type { Ports } from '#app/ports/ports';
import type { OrderSheet } from '#app/ports/turn-record';
import { type Moderator, maySubmit, seesTruth } from '#app/actor';
import { deadlineRefusal } from '#app/clock/deadline-refusal';
import { type UseCase, guarded } from '#app/guarded';
import { draftChanges, draftOf, ordersAudit } from '#app/orders/draft-changes';
import { editingOrders, type OrdersAct } from '#app/orders/editing-orders';
import { handOf } from '#app/orders/hand-of';
import { MOST_ORDERS } from '#model/orders/sheet-limits';
import { receiptChange } from '#app/orders/receipt-changes';
import { type Judged, judgeSheet } from '#app/orders/judge-sheet';
import { leftOutChanges } from '#app/orders/left-out-changes';
import { receiptOf } from '#app/orders/receipt-of';
import { refuse } from '#app/use-case-error';
import type { Order } from '#model/orders/order';

export type SubmitOrdersInput = OrdersAct &
  Readonly<{
    orders: readonly Order[];
    /** The moderator who submits it for the player. The journal logs it, and the player is told. */
    by?: Moderator;
    /** Lines of the player’s text that are no orders; the player is told that a moderator left them out. */
    leftOut?: readonly string[];
  }>;

/** `receipt` is the short form of the hash. Anybody who has the orders can compute it again. */
export type SubmittedOrders = Judged &
  Readonly<{ turn: number; receipt: string; hash: string; submittedAt: string }>;

/**
 * Submits a sheet instead of the earlier one, and gives a receipt. The draft becomes the same. Refused orders stay in
 * the sheet with their reasons, and are not carried out.
 */
export const submitOrders = (ports: Ports): UseCase<SubmitOrdersInput, SubmittedOrders> =>
  guarded(async ({ actor, orders, by = actor, leftOut = [], ...act }) => {
    if (actor.kind !== 'player') return refuse('PLAYER_ONLY');
    if (by.campaign !== actor.campaign) return refuse('MODERATOR_ONLY');
    if (by.kind === 'player' && !maySubmit(by)) return refuse('DEPUTY_MAY_NOT');
    if (by.kind === 'moderator' && !seesTruth(by)) return refuse('MODERATOR_BLIND');
    if (orders.length > MOST_ORDERS) return refuse('ORDERS_TOO_MANY');
    return editingOrders(ports, { ...act, actor }, async (reader, open) => {
      // A moderator who submits it has decided that it is in time.
      const late = by.kind === 'player' ? await deadlineRefusal(reader, actor, open.at) : undefined;
      if (late !== undefined) return late;
      // Judge the sheet before it is stored: a sheet that can't be judged would stop the turn.
      const judged = judgeSheet(open.issued.view, orders);
      const draft = draftOf(open, { actor, by: await handOf(reader, by), orders });
      const sheet: OrderSheet = { ...draft, status: 'submitted' };
      const changes = [
        ...draftChanges(open, draft),
        { put: 'sheet', sheet } as const,
        await receiptChange(reader, open, { sheet, by, act: 'submitted' }),
        ordersAudit(open, { sheet, by, act: 'orders-submitted' }),
        ...(await leftOutChanges(reader, open, { to: actor, by, lines: leftOut })),
      ];
      const { turn, hash, submittedAt } = sheet;
      const value = { ...judged, turn, receipt: receiptOf(hash), hash, submittedAt };
      return ok({ value, changes });
    });
  });
