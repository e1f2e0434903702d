import { fleetByRef } from '#engine/reorganise/fleet-by-ref';
import type { PhaseInput } from '#engine/record/phase';
import type { Recorder } from '#engine/record/recorder';
import { groupBy } from '#kernel/collections/group-by';
import { entriesById, valuesById } from '#kernel/collections/tables';
import type { FleetId } from '#model/campaign/ids';
import { unpaidUnits } from '#rules/economy/unpaid-units';
import type { RoutePlan } from '#rules/movement/routes/plan-route';
import { routesKnown } from '#rules/movement/routes/routes-known';
import type { Way } from '#rules/movement/ways-from';
import type { Itinerary } from './itineraries-of.ts';
import { holdIndependents } from './hold-independents.ts';
import { reachKnowledgeOf } from '#rules/movement/reach-knowledge-of';

export type Routes = Readonly<{
  plans: ReadonlyMap<FleetId, RoutePlan>;
  /** Of those that go somewhere. */
  itineraries: ReadonlyMap<FleetId, Itinerary>;
}>;

type Told = Readonly<{
  ordered: ReadonlyMap<FleetId, Itinerary>;
  formed: ReadonlyMap<string, FleetId>;
}>;

/** The movement orders of fleets this turn; fleets that explore stay where they are until then. */
function orderedWays({ orders }: PhaseInput, { ordered, formed }: Told): Map<FleetId, Way> {
  const ways = new Map<FleetId, Way>();
  for (const [empire, sheet] of entriesById(orders)) {
    for (const { order } of sheet) {
      const fleet = order.kind === 'ExploreLane' ? fleetByRef(formed, empire, order.fleet) : null;
      if (fleet !== null) ways.set(fleet, []);
    }
  }
  for (const [fleet, { path }] of ordered) ways.set(fleet, path);
  return ways;
}

/**
 * Where fleets go by their standing routes, as if that had been ordered: worked out by what their owner knows.
 * @rule MOV-12 @rule TURN-5 @rule FOG-14
 */
export function routesOf(record: Recorder, input: PhaseInput, told: Told): Routes {
  const state = record.state();
  const plans = new Map<FleetId, RoutePlan>();
  const itineraries = new Map<FleetId, Itinerary>();
  const routed = valuesById(state.fleets).filter(({ route }) => route !== null);
  if (routed.length === 0) return { plans, itineraries };
  const ways = orderedWays(input, told);
  const pathOf = holdIndependents(state);
  const unpaid = [...unpaidUnits(valuesById(state.effects), state.turn)];
  for (const [empire, fleets] of groupBy(routed, ({ owner }) => owner)) {
    const known = reachKnowledgeOf(state, empire, { rules: input.rules, unpaid });
    const planOf = routesKnown(known, ways);
    for (const { id } of fleets) {
      const plan = planOf(id);
      if (plan === null) continue;
      plans.set(id, plan);
      const path = pathOf(id, plan.path);
      if (path.length > 0) itineraries.set(id, { empire, fleet: id, index: null, path });
    }
  }
  return { plans, itineraries };
}
