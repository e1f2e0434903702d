import { ok } from '#kernel/result/result';
import type { Change } from '#app/ports/campaign-store';
import type { Ports } from '#app/ports/ports';
import type { OrderSheet } from '#app/ports/turn-record';
import { type UseCase, guarded } from '#app/guarded';
import { editingOrders, type OrdersAct } from '#app/orders/editing-orders';
import { openDoubts } from '#app/orders/sheet-doubts';
import { judgeSheet } from '#app/run/judge-sheet';
import { refuse } from '#app/use-case-error';

export type DismissDoubtInput = OrdersAct &
  Readonly<{
    /** Of the doubt (see `doubtKey`). */
    doubt: string;
    /** Whether it is put away, or shown again. */
    to: 'dismissed' | 'shown';
  }>;

/** So many doubts of one sheet are remembered as dismissed. */
const MOST_DISMISSED = 500;

/** Puts a doubt away, or shows it again. It stays away while its order and what is said of it stay the same. */
export const dismissDoubt = (
  ports: Ports,
): UseCase<DismissDoubtInput, Readonly<{ dismissed: readonly string[] }>> =>
  guarded(async ({ actor, doubt, to, ...act }) => {
    if (actor.kind !== 'player') return refuse('PLAYER_ONLY');
    return editingOrders(ports, { ...act, actor }, (_reader, open) => {
      const { draft, submitted, issued } = open;
      if (draft === undefined) return Promise.resolve(refuse('STALE'));
      const { verdicts } = judgeSheet(issued.view, draft.orders);
      const known = openDoubts(verdicts, []).some(({ key }) => key === doubt);
      if (!known) return Promise.resolve(refuse('STALE'));
      const others = draft.dismissed.filter((one) => one !== doubt);
      const kept = to === 'dismissed' ? [...others, doubt] : others;
      const dismissed = kept.slice(-MOST_DISMISSED);
      const put = (sheet: OrderSheet): Change => ({ put: 'sheet', sheet: { ...sheet, dismissed } });
      const both = submitted === undefined ? [] : [put(submitted)];
      const changes = [put({ ...draft, status: 'draft' }), ...both];
      return Promise.resolve(ok({ value: { dismissed }, changes }));
    });
  });
