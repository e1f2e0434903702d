import { valuesById } from '#kernel/collections/tables';
import type { SystemId } from '#model/campaign/ids';
import { knowledgeIdOf } from '#model/campaign/knowledge';
import type { CampaignState } from '#model/campaign/state';
import type { Fleet } from '#model/forces/fleet';
import type { Route } from '#model/forces/route';
import { patrolLength } from '#rules/movement/routes/patrol-stop';
import { breachesIn, type StateInvariant } from './state-invariant.ts';

function systemsOn(route: Route): readonly SystemId[] {
  if (route.kind === 'patrol') return route.stops;
  return 'system' in route ? [route.system] : [];
}

function wrongWith(state: CampaignState, { id, owner, route }: Fleet): string | null {
  if (route === null) return null;
  // A star that is known and not found yet is no system of the state (MAP-12).
  const isThere = (system: SystemId): boolean =>
    Object.hasOwn(state.systems, system) ||
    Object.hasOwn(state.knownSystems, knowledgeIdOf(owner, system));
  const nowhere = systemsOn(route.route).find((system) => !isThere(system));
  if (nowhere !== undefined) return `${id} is to go to ${nowhere}, which does not exist`;
  if (route.route.kind !== 'patrol') return null;
  const { stops } = route.route;
  if (stops.length < 2) return `${id} patrols ${String(stops.length)} system`;
  const isStop = route.next >= 0 && route.next < patrolLength(stops);
  return isStop ? null : `${id} is to make for stop ${String(route.next)}`;
}

/** @rule MOV-12 */
const fleetRoutes: StateInvariant = {
  code: 'FLEET_ROUTE',
  sentence:
    'Every route leads to systems that exist or that its owner knows of, and a patrol has two stops or more.',
  breaches: ({ state }) => breachesIn(valuesById(state.fleets), (fleet) => wrongWith(state, fleet)),
};

/** What holds of the routes of fleets. */
export const ROUTE_INVARIANTS: readonly StateInvariant[] = [fleetRoutes];
