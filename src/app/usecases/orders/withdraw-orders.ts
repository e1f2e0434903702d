import { ok } from '#kernel/result/result';
import type { Change } from '#app/ports/campaign-store';
import type { Ports } from '#app/ports/ports';
import { type Moderator, maySubmit } from '#app/actor';
import { deadlineRefusal } from '#app/clock/deadline-refusal';
import { type UseCase, guarded } from '#app/guarded';
import { ordersAudit } from '#app/orders/draft-changes';
import { editingOrders, type OrdersAct } from '#app/orders/editing-orders';
import { receiptChange } from '#app/orders/receipt-changes';
import { receiptOf } from '#app/orders/receipt-of';
import { refuse } from '#app/use-case-error';

export type WithdrawOrdersInput = Omit<OrdersAct, 'base'> &
  Readonly<{
    /** The hash of the submitted sheet that the person looked at; undefined: any. */
    submitted?: string;
    /** The moderator who withdraws it for the player. Only the command line does this. */
    by?: Moderator;
  }>;
export type WithdrawnOrders = Readonly<{ turn: number; receipt: string; withdrawnAt: string }>;

/** Withdraws the submitted orders, so that none is carried out. The draft stays as it is. */
export const withdrawOrders = (ports: Ports): UseCase<WithdrawOrdersInput, WithdrawnOrders> =>
  guarded(async ({ actor, submitted: looked, by = actor, ...act }) => {
    if (actor.kind !== 'player') return refuse('PLAYER_ONLY');
    if (by.campaign !== actor.campaign) return refuse('MODERATOR_ONLY');
    if (by.kind === 'player' && !maySubmit(by)) return refuse('DEPUTY_MAY_NOT');
    return editingOrders(ports, { ...act, actor }, async (reader, open) => {
      const { submitted: sheet, draft, at } = open;
      // A moderator who withdraws it has decided that it is in time.
      const late = by.kind === 'player' ? await deadlineRefusal(reader, actor, at) : undefined;
      if (late !== undefined) return late;
      if (sheet === undefined) return refuse('NOTHING_SUBMITTED');
      if (looked !== undefined && looked !== sheet.hash) return refuse('STALE');
      const { turn, empire, status, hash } = sheet;
      const changes: readonly Change[] = [
        { put: 'sheet-dropped', which: { turn, empire, status } },
        // If there was no separate draft, the sheet becomes the draft.
        ...(draft === sheet
          ? [{ put: 'sheet', sheet: { ...sheet, status: 'draft' } } as const]
          : []),
        await receiptChange(reader, open, { sheet, by, act: 'withdrawn' }),
        ordersAudit(open, { sheet, by, act: 'orders-withdrawn' }),
      ];
      return ok({ value: { turn, receipt: receiptOf(hash), withdrawnAt: at }, changes });
    });
  });
