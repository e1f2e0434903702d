import type { EmpireView } from '#fog/views/empire-view';
import { keysById } from '#kernel/collections/tables';
import { judgeOrders } from '#legality/judge-orders';
import type { OfferedMend } from '#legality/mends/mend';
import { drawingOf, endOf } from '#legality/mends/mend-asked';
import { supplyMends } from '#legality/mends/supply-mends';
import { outlookAfterMoves } from '#legality/plan/planned-supply';
import { asFleetId } from '#legality/plan/where';
import type { FleetPlace } from '#model/forces/fleet';
import type { FleetRef, Order } from '#model/orders/order';
import type { Outlook } from '#rules/supply/supply-outlook';

/** A fleet that the sheet leaves without supply, the reason, and orders that would fix it. */
export type UnsuppliedFleet = Readonly<{
  ref: FleetRef;
  name: string;
  end: FleetPlace;
  supply: Outlook;
  mends: readonly OfferedMend[];
}>;

/** The number of fleets for which it looks for such orders, because a search takes time. */
const MOST_SOUGHT = 12;

/** The fleets that would be out of supply after these orders, by what their player knows. @rule SUP-5 @rule FOG-14 */
export function foreseeSupply(
  view: EmpireView,
  orders: readonly Order[],
): readonly UnsuppliedFleet[] {
  const judged = judgeOrders(view, orders);
  const { plan } = judged;
  const outlook = outlookAfterMoves(plan);
  const refs: readonly FleetRef[] = [...keysById(view.fleets), ...plan.formed.keys()];
  const broken = refs.flatMap((ref) => {
    const end = endOf(plan, ref);
    const supply = end === null ? null : outlook(drawingOf(ref, end));
    if (end === null || supply === null || supply.supplied) return [];
    const name = plan.view.fleets[asFleetId(ref)]?.name ?? ref.slice('new:'.length);
    return [{ ref, name, end, supply }];
  });
  return broken.map((fleet, index) => ({
    ...fleet,
    mends: index < MOST_SOUGHT ? supplyMends(judged, fleet.ref) : [],
  }));
}
