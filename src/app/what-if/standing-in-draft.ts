import type { EmpireView } from '#fog/views/empire-view';
import { valuesById } from '#kernel/collections/tables';
import { judgeOrders } from '#legality/judge-orders';
import { plannedStanding } from '#legality/plan/planned-standing';
import type { StandingOrders } from '#model/forces/standing-orders';
import type { Order } from '#model/orders/order';

/** What each fleet of a player follows once the orders of their draft are carried out. @rule ENC-5 */
export function standingInDraft(
  view: EmpireView,
  orders: readonly Order[],
): (fleet: string) => StandingOrders {
  const { plan } = judgeOrders(view, orders);
  return (fleet) => {
    const crew = valuesById(view.units).find(
      ({ place }) => place.kind === 'fleet' && place.fleet === fleet,
    );
    return crew === undefined ? view.empire.standing : plannedStanding(plan, crew);
  };
}
