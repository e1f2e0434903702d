import type { StandingOrders } from '#model/forces/standing-orders';
import type { Unit } from '#model/forces/unit';
import { standingOf } from '#rules/forces/standing-of';
import type { Plan } from './plan.ts';
import { plannedFleet } from './planned-site.ts';
import { asFleetId } from './where.ts';

/** What a unit of a fleet, or by itself, is to follow after the orders so far. @rule ENC-5 */
export function plannedStanding(plan: Plan, unit: Unit): StandingOrders {
  const { view, standing: ordered } = plan;
  const empire = { standing: { ...view.empire.standing, ...ordered.get(null) } };
  const ref = plannedFleet(plan, unit);
  if (ref === null) return empire.standing;
  const fleet = asFleetId(ref);
  const before = plan.following.has(fleet) ? {} : view.fleets[fleet]?.standing;
  const own = { ...before, ...ordered.get(fleet) };
  return standingOf(empire, { standing: own });
}
