import type { Recorder } from '#engine/record/recorder';
import { valuesById } from '#kernel/collections/tables';
import { cite } from '#kernel/reasons/cite';
import type { EmpireId, FleetId, SystemId } from '#model/campaign/ids';
import type { CampaignState } from '#model/campaign/state';
import { onlyFor } from '#model/events/fact';
import type { RouteSet } from '#model/events/movement-events';
import type { Fleet } from '#model/forces/fleet';
import type { Route } from '#model/forces/route';
import { patrolLength, patrolStop } from '#rules/movement/routes/patrol-stop';
import type { RoutePlan } from '#rules/movement/routes/plan-route';

type Change = Pick<RouteSet, 'route' | 'because'>;
type Patrol = Extract<Route, { kind: 'patrol' }>;

/** A patrol heads for its next stop once it has reached this one. */
function patrolled(
  route: Patrol,
  at: SystemId | null,
  { was, next }: Readonly<{ was: number; next: number }>,
): Change | null {
  const isThere = patrolStop(route.stops, next) === at;
  const now = isThere ? (next + 1) % patrolLength(route.stops) : next;
  return now === was ? null : { route: { route, next: now }, because: 'stop-reached' };
}

/** An escort ends with the fleet that it was given. */
function escorted({ fleets }: CampaignState, owner: EmpireId, other: FleetId): Change | null {
  const fleet: Fleet | undefined = fleets[other];
  return fleet?.owner === owner ? null : { route: null, because: 'escorted-gone' };
}

function changeOf(state: CampaignState, fleet: Fleet, next: number): Change | null {
  if (fleet.route === null) return null;
  const { route, next: was } = fleet.route;
  const at = fleet.place.kind === 'system' ? fleet.place.system : null;
  switch (route.kind) {
    case 'to':
      return route.system === at ? { route: null, because: 'arrived' } : null;
    case 'patrol':
      return patrolled(route, at, { was, next });
    case 'escort':
      return escorted(state, fleet.owner, route.fleet);
    case 'hold':
    case 'trade':
    case 'return':
      return null;
  }
}

/** When all have moved: who arrived follows no route any more, and patrols make for their next stop. @rule MOV-12 */
export function keepRoutes(record: Recorder, plans: ReadonlyMap<FleetId, RoutePlan>): void {
  const state = record.state();
  for (const fleet of valuesById(state.fleets)) {
    const change = changeOf(state, fleet, plans.get(fleet.id)?.next ?? fleet.route?.next ?? 0);
    if (change === null) continue;
    const { id, owner } = fleet;
    const head = { type: 'RouteSet', cite: cite('MOV-12'), rolls: [] } as const;
    record.emit({ ...head, witnesses: onlyFor(owner), empire: owner, fleet: id, ...change });
  }
}
