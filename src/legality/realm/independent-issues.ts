import { cite } from '#kernel/reasons/cite';
import type { UnitId } from '#model/campaign/ids';
import { isNewUnit, type UnitRef } from '#model/orders/unit-ref';
import type { Order } from '#model/orders/order';
import type { OrderIssue } from '#model/orders/order-issue';
import { isIndependent } from '#rules/cargo/independents/is-independent';
import { refusal } from '#legality/issue';
import { ownDesignOf } from '#legality/cargo/minelaying';
import type { Plan } from '#legality/plan/plan';
import { asFleetId } from '#legality/plan/where';

/** The units that act in an order; the cargo that it loads and lands doesn't count. */
function namedIn(order: Order): readonly UnitRef[] {
  if (order.kind === 'SetTrade') return order.convoys;
  if (order.kind === 'Colonize') return [order.convoy];
  if (order.kind === 'ExchangeUnits') return order.gives.units;
  if (order.kind === 'LoadCargo') {
    return [order.carrier, ...(order.cargo.kind === 'shared' ? order.cargo.others : [])];
  }
  return 'units' in order ? order.units : [];
}

/** The units of the fleet that an order sends somewhere. */
function sentBy({ index }: Plan, order: Order): readonly UnitId[] {
  const isSent =
    order.kind === 'MoveFleet' || order.kind === 'SetRoute' || order.kind === 'ExploreLane';
  return isSent ? index.inFleet(asFleetId(order.fleet)).map(({ id }) => id) : [];
}

/**
 * The reasons against giving orders to an independent convoy: it does only what it was hired for.
 * @rule OPT-8
 * @ruling The hirer may have an independent convoy unloaded where it is, which ends its run. The hirer may also say how its fleet behaves
 *   in encounters, and put other units into its fleet or out of it.
 */
export function independentIssues(plan: Plan, order: Order): readonly OrderIssue[] {
  if (plan.view.rules.independentConvoys === 'off') return [];
  const isHired = [...namedIn(order), ...sentBy(plan, order)].some((id) => {
    // A unit under construction belongs to the player.
    const design = isNewUnit(id) ? undefined : ownDesignOf(plan, id);
    return design !== undefined && isIndependent(design);
  });
  if (!isHired) return [];
  const about = { code: 'INDEPENDENT', cite: cite('OPT-8') };
  const text = 'An independent convoy goes where it was hired for: it can only be unloaded.';
  return [refusal(about, text)];
}
