import { sortBy } from '#kernel/collections/sort-by';
import type { FleetRef, Order } from '#model/orders/order';
import { goesSomewhere } from '#legality/movement/goes-somewhere';
import { judgeOrders, type SheetVerdict } from '../judge-orders.ts';
import { outlookAfterMoves } from '#legality/plan/planned-supply';
import { clearMends } from './clear-mends.ts';
import { depotMends } from './depot-mends.ts';
import { exploreMends } from './explore-mends.ts';
import { helpMends } from './help-mends.ts';
import { drawingOf, endOf, type MendAsked } from './mend-asked.ts';
import { MEND_KINDS, type SupplyMend } from './mend.ts';
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
export function supplyMends(judged: SheetVerdict, fleet: FleetRef): readonly SupplyMend[] {
  const { plan } = judged;
  const end = endOf(plan, fleet);
  if (end === null) return [];
  const outlook = outlookAfterMoves(plan)(drawingOf(fleet, end));
  if (outlook.supplied) return [];
  const asked: MendAsked = { judged, fleet, end, outlook };
  const found = sortBy(
    SEARCHES.flatMap((search) => search(asked)),
    (a, b) => a.turns - b.turns,
    (a, b) => a.cost - b.cost,
    (a, b) => MEND_KINDS.indexOf(a.kind) - MEND_KINDS.indexOf(b.kind),
  );
  const fine: SupplyMend[] = [];
  for (const mend of found) {
    if (fine.length < MOST && isFine(asked, mend)) fine.push(mend);
  }
  return fine;
}
