import { cite } from '#kernel/reasons/cite';
import type { UnitId } from '#model/campaign/ids';
import type { FleetRef, Order, OrderKind } from '#model/orders/order';
import type { OrderIssue } from '#model/orders/order-issue';
import { isIndependent } from '#rules/cargo/independents/is-independent';
import { refusal } from './issue.ts';
import { ownDesignOf } from './minelaying.ts';
import type { Plan } from './plan.ts';
import { asFleetId } from './where.ts';

/** These are about the fleet, not about the convoy: who escorts it joins it. */
const ALLOWED: readonly OrderKind[] = ['UnloadCargo', 'SetStanding'];

const isHired = (plan: Plan, id: UnitId): boolean => {
  const design = ownDesignOf(plan, id);
  return design !== undefined && isIndependent(design);
};

/** The units that an order is to do something with, and the fleet that it moves. */
function subjectsOf(order: Order): Readonly<{ units: readonly UnitId[]; fleet: FleetRef | null }> {
  switch (order.kind) {
    case 'MoveFleet':
    case 'SetRoute':
    case 'ExploreLane':
      return { units: [], fleet: order.fleet };
    case 'SetTrade':
      return { units: order.convoys, fleet: null };
    case 'Colonize':
      return { units: [order.convoy], fleet: null };
    case 'LoadCargo': {
      const others = order.cargo.kind === 'shared' ? order.cargo.others : [];
      return { units: [order.carrier, ...others], fleet: null };
    }
    case 'ExchangeUnits':
      return { units: order.gives.units, fleet: null };
    default:
      return { units: 'units' in order ? order.units : [], fleet: null };
  }
}

/**
 * What speaks against giving orders to an independent convoy: it does what it was hired for.
 * @rule OPT-8
 * @ruling Its hirer may have it unloaded where it is, which ends its run, and say how its fleet behaves in encounters.
 */
export function independentIssues(plan: Plan, order: Order): readonly OrderIssue[] {
  if (plan.view.rules.independentConvoys === 'off' || ALLOWED.includes(order.kind)) return [];
  const { units, fleet } = subjectsOf(order);
  const members = fleet === null ? [] : plan.index.inFleet(asFleetId(fleet)).map(({ id }) => id);
  if (![...units, ...members].some((id) => isHired(plan, id))) return [];
  const about = { code: 'INDEPENDENT', cite: cite('OPT-8') };
  const text = 'An independent convoy goes where it was hired for: it can only be unloaded.';
  return [refusal(about, text)];
}
