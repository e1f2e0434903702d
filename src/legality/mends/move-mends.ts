import { strangersKnown } from '#legality/movement/strangers-known';
import type { FleetRef, SetRoute } from '#model/orders/order';
import type { Goal } from '#rules/movement/near-goals';
import type { Plan } from '#legality/plan/plan';
import { plannedReach } from '#legality/plan/planned-reach';
import { asFleetId } from '#legality/plan/where';
import { isMendedBy, type MendAsked } from './mend-asked.ts';
import type { SupplyMend } from './mend.ts';

/** The number of goals to try, the nearest first. */
const MOST = 16;

/**
 * What lets a fleet stay that goes somewhere: the end of a route from an earlier turn, or null, when what the sheet
 * sends it by is taken out; undefined: neither does.
 * @rule MOV-12
 */
function stayOrder({ view, routes }: Plan, fleet: FleetRef): SetRoute | null | undefined {
  const isRouted = (view.fleets[asFleetId(fleet)]?.route ?? null) !== null;
  const set = routes.get(fleet);
  if (set === undefined) return isRouted ? { kind: 'SetRoute', fleet, route: null } : null;
  return set === null || (set.route.kind === 'to' && !isRouted) ? null : undefined;
}

/**
 * What the fleet itself can do for its supply: stay where it is, or go where supply is and no strangers
 * are known, be it in several turns.
 * @rule SUP-5 @rule MOV-1
 */
export function moveMends(asked: MendAsked): readonly SupplyMend[] {
  const { judged, fleet } = asked;
  const { plan } = judged;
  const shared = { instead: fleet, cost: 0, enemies: 0 } as const;
  const stay = plan.destinations.has(fleet) ? stayOrder(plan, fleet) : undefined;
  if (stay !== undefined && isMendedBy(asked, fleet, null)) {
    return [{ ...shared, kind: 'stay', order: stay, turns: 1 }];
  }
  const hasStrangers = strangersKnown(plan.view);
  const isClear = ({ path, stops }: Goal): boolean => ![...path, ...stops].some(hasStrangers);
  const goals = (plannedReach(plan, fleet)?.goals ?? []).filter(isClear);
  const goal = goals.slice(0, MOST).find(({ system }) => isMendedBy(asked, fleet, system));
  if (goal === undefined) return [];
  const order = { kind: 'MoveFleet', fleet, path: goal.path } as const;
  return [{ ...shared, kind: 'move', order, turns: goal.turns }];
}
