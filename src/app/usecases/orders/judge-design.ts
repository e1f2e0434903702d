import { ok } from '#kernel/result/result';
import type { Ports } from '#app/ports/ports';
import type { Actor } from '#app/actor';
import { type UseCase, guarded } from '#app/guarded';
import { readPlayer } from '#app/orders/read-player';
import { refuse } from '#app/use-case-error';
import { judgeOrders } from '#legality/judge-orders';
import type { DesignUnit, Order } from '#model/orders/order';
import type { OrderIssue } from '#model/orders/order-issue';
import type { DesignBill } from '#rules/design/bill-of-design';
import { checkOrderedDesign } from '#rules/design/design-of-order';

export type JudgeDesignInput = Readonly<{
  actor: Actor;
  /** The orders so far. */
  orders: readonly Order[];
  design: DesignUnit;
}>;

/** The verdict on a class at the end of a sheet, and its cost; no cost: it can't be computed. */
export type JudgedDesign = Readonly<{
  issues: readonly OrderIssue[];
  bill: DesignBill | null;
}>;

/** Judges a player's draft of a class, by their view. It saves nothing. @rule TECH-4 */
export const judgeDesign = ({ store }: Ports): UseCase<JudgeDesignInput, JudgedDesign> =>
  guarded(async ({ actor, orders, design }) => {
    if (actor.kind !== 'player') return refuse('PLAYER_ONLY');
    const desk = await store.read((reader) => readPlayer(reader, actor));
    if (!desk.ok) return desk;
    const { issued } = desk.value;
    if (issued === undefined) return refuse('ORDERS_LOCKED');
    const { view } = issued;
    const verdict = judgeOrders(view, [...orders, design]).verdicts.at(-1);
    return ok({
      issues: verdict?.issues ?? [],
      bill: checkOrderedDesign(design, view.empire, view.rules).bill,
    });
  });
