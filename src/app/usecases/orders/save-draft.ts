import { ok } from '#kernel/result/result';
import type { Ports } from '#app/ports/ports';
import { type UseCase, guarded } from '#app/guarded';
import { draftChanges, draftOf, ordersAudit } from '#app/orders/draft-changes';
import { editingOrders, type OrdersAct } from '#app/orders/editing-orders';
import { type Judged, judgeSheet } from '#app/orders/judge-sheet';
import { refuse } from '#app/use-case-error';
import { handOf } from '#app/orders/hand-of';
import { MOST_ORDERS } from '#model/orders/sheet-limits';
import type { Order } from '#model/orders/order';

export type SaveDraftInput = OrdersAct & Readonly<{ orders: readonly Order[] }>;
export type SavedDraft = Judged & Readonly<{ turn: number; hash: string; savedAt: string }>;

/** Replaces a player's whole draft of the turn. The submitted orders stay as they are. */
export const saveDraft = (ports: Ports): UseCase<SaveDraftInput, SavedDraft> =>
  guarded(async ({ actor, orders, ...act }) => {
    if (actor.kind !== 'player') return refuse('PLAYER_ONLY');
    if (orders.length > MOST_ORDERS) return refuse('ORDERS_TOO_MANY');
    return editingOrders(ports, { ...act, actor }, async (reader, open) => {
      // Judge the sheet before it is stored: a sheet that can't be judged would break every page that shows it.
      const judged = judgeSheet(open.issued.view, orders);
      const sheet = draftOf(open, { actor, by: await handOf(reader, actor), orders });
      const note = ordersAudit(open, { sheet, by: actor, act: 'orders-drafted' });
      const changes = [...draftChanges(open, sheet), note];
      const { turn, hash } = sheet;
      return ok({ value: { ...judged, turn, hash, savedAt: open.at }, changes });
    });
  });
