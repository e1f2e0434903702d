import { ok } from '#kernel/result/result';
import type { Change } from '#app/ports/campaign-store';
import type { Ports } from '#app/ports/ports';
import { type UseCase, guarded } from '#app/guarded';
import { draftChanges, draftOf } from '#app/orders/draft-changes';
import { editingOrders, type OpenOrders, type OrdersAct } from '#app/orders/editing-orders';
import { handOf } from '#app/orders/hand-of';
import { openDoubts, warningKey } from '#app/orders/sheet-doubts';
import { type Judged, judgeSheet } from '#app/orders/judge-sheet';
import { refuse } from '#app/use-case-error';
import type { Order } from '#model/orders/order';

const ordersOf = ({ draft }: OpenOrders): readonly Order[] => draft?.orders ?? [];

/** Whether the doubt is about an order of the sheet, or about the whole. */
function isKnown({ verdicts, projected }: Judged, doubt: string): boolean {
  const ofOrders = openDoubts(verdicts, []).map(({ key }) => key);
  return [...ofOrders, ...projected.warnings.map(warningKey)].includes(doubt);
}

export type DismissDoubtInput = OrdersAct &
  Readonly<{
    /** The key of the doubt (see `doubtKey`). */
    doubt: string;
    /** Whether to dismiss it, or to show it again. */
    to: 'dismissed' | 'shown';
  }>;

/** The number of dismissed doubts that are stored for one sheet. */
const MOST_DISMISSED = 500;

/** Dismisses a doubt, or shows it again. It stays dismissed as long as its order and its text stay the same. */
export const dismissDoubt = (
  ports: Ports,
): UseCase<DismissDoubtInput, Readonly<{ dismissed: readonly string[] }>> =>
  guarded(async ({ actor, doubt, to, ...act }) => {
    if (actor.kind !== 'player') return refuse('PLAYER_ONLY');
    return editingOrders(ports, { ...act, actor }, async (reader, open) => {
      const { submitted, issued } = open;
      const sheet = draftOf(open, {
        actor,
        by: await handOf(reader, actor),
        orders: ordersOf(open),
      });
      if (!isKnown(judgeSheet(issued.view, sheet.orders), doubt)) return refuse('STALE');
      const others = sheet.dismissed.filter((one) => one !== doubt);
      const kept = to === 'dismissed' ? [...others, doubt] : others;
      const dismissed = kept.slice(-MOST_DISMISSED);
      // Dismissing a doubt does not change the author of the draft.
      const draft = { ...(open.draft ?? sheet), status: 'draft', dismissed } as const;
      const both: readonly Change[] =
        submitted === undefined ? [] : [{ put: 'sheet', sheet: { ...submitted, dismissed } }];
      return ok({ value: { dismissed }, changes: [...draftChanges(open, draft), ...both] });
    });
  });
