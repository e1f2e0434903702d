import { cite } from '#kernel/reasons/cite';
import type { SystemId } from '#model/campaign/ids';
import type { Route } from '#model/forces/route';
import type { FleetRef, SetRoute } from '#model/orders/order';
import type { OrderIssue } from '#model/orders/order-issue';
import { FOG_14, doubt, refusal } from '../issue.ts';
import { type Judgement, type Plan, free, isRefused } from '#legality/plan/plan';
import { asFleetId, membersOf, systemOfFleet } from '#legality/plan/where';

const MOV_12 = cite('MOV-12');
const MOST_STOPS = 12;

const about = (code: string, path: string): Parameters<typeof refusal>[0] => ({
  code,
  cite: MOV_12,
  path,
});

const isKnown = ({ view, formed }: Plan, fleet: FleetRef): boolean =>
  formed.has(fleet) || view.fleets[asFleetId(fleet)] !== undefined;

function stopIssues(stops: Extract<Route, { kind: 'patrol' }>['stops']): readonly OrderIssue[] {
  const isTwice = stops.some((stop, at) => stop === stops[at + 1]);
  if (stops.length >= 2 && stops.length <= MOST_STOPS && !isTwice) return [];
  const text = `Name 2 to ${String(MOST_STOPS)} systems, none of them twice in a row.`;
  return [refusal(about('STOPS_UNFIT', 'route.stops'), text)];
}

function tradeIssues(plan: Plan, fleet: FleetRef): readonly OrderIssue[] {
  const hasConvoy = membersOf(plan, fleet).some(
    ({ design }) => plan.yards.facts.designOf(design)?.kind === 'convoy',
  );
  if (hasConvoy) return [];
  return [refusal(about('NO_CONVOY', 'route'), 'Only convoys trade: there is none in this fleet.')];
}

function escortIssues({ view }: Plan, fleet: FleetRef, escorted: FleetRef): readonly OrderIssue[] {
  const at = { ...about('FLEET_UNKNOWN', 'route.fleet'), cite: FOG_14 };
  if (view.fleets[asFleetId(escorted)] === undefined) {
    return [refusal(at, 'Name a fleet of yours to be escorted.')];
  }
  if (fleet !== escorted) return [];
  return [refusal(about('ESCORTS_ITSELF', 'route.fleet'), 'A fleet cannot escort itself.')];
}

/** Whether a fleet is at a system and stays there this turn: from one that it leaves it may be sent back. */
const staysAt = (plan: Plan, fleet: FleetRef, system: SystemId): boolean =>
  systemOfFleet(plan, fleet) === system && !plan.ordered.has(fleet) && !plan.exploring.has(fleet);

function kindIssues(plan: Plan, fleet: FleetRef, route: Route): readonly OrderIssue[] {
  switch (route.kind) {
    case 'to':
      return staysAt(plan, fleet, route.system)
        ? [refusal(about('THERE_ALREADY', 'route.system'), 'It is there already.')]
        : [];
    case 'trade':
      return tradeIssues(plan, fleet);
    case 'patrol':
      return stopIssues(route.stops);
    case 'escort':
      return escortIssues(plan, fleet, route.fleet);
    case 'hold':
    case 'return':
      return [];
  }
}

function placeIssues({ view }: Plan, route: Route): readonly OrderIssue[] {
  const systems = route.kind === 'patrol' ? route.stops : 'system' in route ? [route.system] : [];
  if (systems.every((system) => view.systems[system] !== undefined)) return [];
  const at = { ...about('SYSTEM_UNKNOWN', 'route'), cite: FOG_14 };
  return [refusal(at, 'You know of no such system.')];
}

function endIssues({ view }: Plan, fleet: FleetRef): readonly OrderIssue[] {
  if ((view.fleets[asFleetId(fleet)]?.route ?? null) !== null) return [];
  return [doubt(about('NO_ROUTE', 'route'), 'This fleet follows no route.')];
}

/** May the fleet follow this route from now on, as far as its owner knows? @rule MOV-12 @rule FOG-14 */
export function judgeSetRoute({ fleet, route }: SetRoute, plan: Plan): Judgement {
  if (!isKnown(plan, fleet)) {
    const at = { ...about('FLEET_UNKNOWN', 'fleet'), cite: FOG_14 };
    return free([refusal(at, 'You have no such fleet.')]);
  }
  if (plan.routes.has(fleet)) {
    const text = 'An earlier order sets the route of this fleet: remove one of the two.';
    return free([refusal(about('ROUTE_TWICE', 'fleet'), text)]);
  }
  const issues =
    route === null
      ? endIssues(plan, fleet)
      : [...placeIssues(plan, route), ...kindIssues(plan, fleet, route)];
  if (!isRefused(issues)) plan.routes.set(fleet, route === null ? null : { route, next: 0 });
  return free(issues);
}
