import { ok } from '#kernel/result/result';
import type { Ports } from '#app/ports/ports';
import type { OrderSheet } from '#app/ports/turn-record';
import { type UseCase, guarded } from '#app/guarded';
import { ordersAudit } from '#app/orders/draft-changes';
import { editingOrders, type OrdersAct } from '#app/orders/editing-orders';
import { handOf } from '#app/orders/hand-of';
import { refuse } from '#app/use-case-error';

export type StepDraftInput = OrdersAct & Readonly<{ to: 'undo' | 'redo' }>;
export type SteppedDraft = Readonly<{ turn: number; hash: string; orders: OrderSheet['orders'] }>;

/** Undoes or redoes the last change of the draft, no matter who made it. It never goes beyond the draft's turn. */
export const stepDraft = (ports: Ports): UseCase<StepDraftInput, SteppedDraft> =>
  guarded(async ({ actor, to, ...act }) => {
    if (actor.kind !== 'player') return refuse('PLAYER_ONLY');
    return editingOrders(ports, { ...act, actor }, async (reader, open) => {
      const { campaign, draft, at } = open;
      if (draft === undefined) return refuse('NO_DRAFT_STEP');
      const { turn, empire } = draft;
      const step = draft.step + (to === 'undo' ? -1 : 1);
      const found = await reader.draftStep(campaign.id, { turn, empire, step });
      if (found === undefined) return refuse('NO_DRAFT_STEP');
      const { orders, hash } = found;
      const savedBy = await handOf(reader, actor);
      const saved = { step, orders, hash, savedBy, submittedAt: at };
      const sheet: OrderSheet = { ...draft, status: 'draft', ...saved };
      const note = ordersAudit(open, { sheet, by: actor, act: 'orders-drafted' });
      return ok({ value: { turn, hash, orders }, changes: [{ put: 'sheet', sheet }, note] });
    });
  });
