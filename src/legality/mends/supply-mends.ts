import { sortBy } from '#kernel/collections/sort-by';
import { hashOf } from '#kernel/result/hash';
import type { FleetRef, Order } from '#model/orders/order';
import { goesSomewhere } from '#legality/movement/goes-somewhere';
import { judgeOrders, type SheetVerdict } from '../judge-orders.ts';
import { type StarvingInPlan, starvingInPlan } from '#legality/movement/starving-in-plan';
import { outlookAfterMoves } from '#legality/plan/planned-supply';
import { clearMends } from './clear-mends.ts';
import { depotMends } from './depot-mends.ts';
import { exploreMends } from './explore-mends.ts';
import { helpMends } from './help-mends.ts';
import { drawingOf, endOf, type MendAsked } from './mend-asked.ts';
import { MEND_KINDS, type OfferedMend, type SupplyMend } from './mend.ts';
import { moveMends } from './move-mends.ts';
import { resupplyMends } from './resupply-mends.ts';

const SEARCHES = [
  moveMends,
  helpMends,
  depotMends,
  exploreMends,
  clearMends,
  resupplyMends,
] as const;

const MOST = 3;

function sheetWith(orders: readonly Order[], { order, instead }: SupplyMend): readonly Order[] {
  const rest = orders.filter((one) => !goesSomewhere(one, instead));
  return order === null ? rest : [...rest, order];
}

/** The sheet does so already. */
function isGiven({ plan, verdicts }: SheetVerdict, { order }: SupplyMend): boolean {
  if (order === null) return false;
  if (order.kind === 'MoveFleet') return plan.destinations.get(order.fleet) === order.path.at(-1);
  const key = hashOf(order);
  return verdicts.some((one) => hashOf(one.order) === key);
}

/** The units that are lost before supply arrives: what starves in that turn is supplied first. @rule SUP-7 */
const lostBefore = (starving: readonly StarvingInPlan[], { turns }: SupplyMend): number =>
  starving.filter((one) => one.turns < turns).length;

/** It makes no other order of the sheet illegal. */
function isFine({ judged }: MendAsked, mend: SupplyMend): boolean {
  const orders = judged.verdicts.map((verdict) => verdict.order);
  const refusedIn = (one: SheetVerdict): number =>
    one.verdicts.filter(({ accepted }) => !accepted).length;
  return refusedIn(judgeOrders(judged.plan.view, sheetWith(orders, mend))) <= refusedIn(judged);
}

/**
 * The orders that would bring a fleet supply again where the sheet leaves it without, the cheapest first:
 * by turns, then by points; empty: it has supply, or its owner knows of none.
 * @rule SUP-5 @rule SUP-6 @rule FOG-14
 */
export function supplyMends(judged: SheetVerdict, fleet: FleetRef): readonly OfferedMend[] {
  const { plan } = judged;
  const end = endOf(plan, fleet);
  if (end === null) return [];
  const outlook = outlookAfterMoves(plan)(drawingOf(fleet, end));
  if (outlook.supplied) return [];
  const asked: MendAsked = { judged, fleet, end, outlook };
  const found = sortBy(
    SEARCHES.flatMap((search) => search(asked)).filter((mend) => !isGiven(judged, mend)),
    (a, b) => a.turns - b.turns,
    (a, b) => a.cost - b.cost,
    (a, b) => MEND_KINDS.indexOf(a.kind) - MEND_KINDS.indexOf(b.kind),
  );
  const fine: SupplyMend[] = [];
  for (const mend of found) {
    if (fine.length < MOST && isFine(asked, mend)) fine.push(mend);
  }
  if (fine.length === 0) return [];
  const starving = starvingInPlan(judged).filter((one) => one.fleet === fleet);
  return fine.map((mend) => ({ ...mend, lost: lostBefore(starving, mend) }));
}
