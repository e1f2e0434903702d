import { canonicalJson } from '#kernel/result/canonical-json';
import { ok } from '#kernel/result/result';
import type { Ports } from '#app/ports/ports';
import { type UseCase, guarded } from '#app/guarded';
import { draftChanges, draftOf, ordersAudit } from '#app/orders/draft-changes';
import { editingOrders, type OrdersAct } from '#app/orders/editing-orders';
import { handOf } from '#app/orders/hand-of';
import { type Judged, judgeSheet } from '#app/orders/judge-sheet';
import { answerTo } from '#app/talk/answer-to';
import { readStoredTalk } from '#app/talk/own-letters';
import { refuse } from '#app/use-case-error';
import { MOST_ORDERS } from '#model/orders/sheet-limits';

export type AcceptAttachmentInput = OrdersAct &
  Readonly<{
    /** Each as the player counts them, from 1. */
    conversation: number;
    letter: number;
    attachment: number;
  }>;

/**
 * Adds the order that accepts what is attached to a letter to the reader's draft. An order that the draft has already is
 * not added again. A refused order stays in the draft with its reasons, like any other. @rule DIP-13
 */
export const acceptAttachment = (ports: Ports): UseCase<AcceptAttachmentInput, Judged> =>
  guarded(async ({ actor, conversation, letter, attachment, ...act }) => {
    if (actor.kind !== 'player') return refuse('PLAYER_ONLY');
    return editingOrders(ports, { ...act, actor }, async (reader, open) => {
      const { campaign, draft, issued } = open;
      const stored = await readStoredTalk(reader, campaign.id, actor.empire);
      const order = answerTo(stored, actor.empire, { conversation, letter, attachment });
      if (order === undefined) return refuse('ATTACHMENT_UNKNOWN');
      const own = draft?.orders ?? [];
      const isThere = own.some((one) => canonicalJson(one) === canonicalJson(order));
      const orders = isThere ? own : [...own, order];
      if (orders.length > MOST_ORDERS) return refuse('ORDERS_TOO_MANY');
      const judged = judgeSheet(issued.view, orders);
      const sheet = draftOf(open, { actor, by: await handOf(reader, actor), orders });
      const note = ordersAudit(open, { sheet, by: actor, act: 'orders-drafted' });
      return ok({ value: judged, changes: [...draftChanges(open, sheet), note] });
    });
  });
