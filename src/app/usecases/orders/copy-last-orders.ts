import { canonicalJson } from '#kernel/result/canonical-json';
import { ok } from '#kernel/result/result';
import type { Ports } from '#app/ports/ports';
import { type UseCase, guarded } from '#app/guarded';
import { draftChanges, draftOf, ordersAudit } from '#app/orders/draft-changes';
import { editingOrders, type OrdersAct } from '#app/orders/editing-orders';
import { handOf } from '#app/orders/hand-of';
import { readLastOrders } from '#app/orders/last-orders';
import { MOST_ORDERS } from '#model/orders/sheet-limits';
import { type Judged, judgeSheet } from '#app/orders/judge-sheet';
import { refuse } from '#app/use-case-error';

export type CopiedOrders = Judged & Readonly<{ copied: number; hash: string }>;

/**
 * Adds the player's submitted orders of the previous turn to the draft, except those that it already has. Orders that
 * name things that no longer exist are refused like any others.
 */
export const copyLastOrders = (ports: Ports): UseCase<OrdersAct, CopiedOrders> =>
  guarded(async ({ actor, ...act }) => {
    if (actor.kind !== 'player') return refuse('PLAYER_ONLY');
    return editingOrders(ports, { ...act, actor }, async (reader, open) => {
      const { campaign, draft, issued } = open;
      const { id, turn } = campaign;
      const before = await readLastOrders(reader, id, { turn, empire: actor.empire });
      if (before.length === 0) return refuse('NOTHING_TO_COPY');
      const own = draft?.orders ?? [];
      const there = new Set(own.map(canonicalJson));
      const copied = before.filter((order) => !there.has(canonicalJson(order)));
      const orders = [...own, ...copied];
      if (orders.length > MOST_ORDERS) return refuse('ORDERS_TOO_MANY');
      const judged = judgeSheet(issued.view, orders);
      const sheet = draftOf(open, { actor, by: await handOf(reader, actor), orders });
      const note = ordersAudit(open, { sheet, by: actor, act: 'orders-drafted' });
      const value = { ...judged, copied: copied.length, hash: sheet.hash };
      return ok({ value, changes: [...draftChanges(open, sheet), note] });
    });
  });
