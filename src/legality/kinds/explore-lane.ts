import { valuesById } from '#kernel/collections/tables';
import { cite } from '#kernel/reasons/cite';
import { plural } from '#kernel/words/counted';
import type { SystemId } from '#model/campaign/ids';
import { farEndOf } from '#model/campaign/lane';
import type { ExploreLane, FleetRef } from '#model/orders/order';
import type { OrderIssue } from '#model/orders/order-issue';
import { explorerFunctions } from '#rules/movement/explorer-functions';
import { stateToward } from '#rules/diplomacy/state-toward';
import { stanceOf } from '#rules/movement/stance-of';
import type { LaneView } from '#fog/views/empire-view';
import { FOG_14, doubt, refusal } from '../issue.ts';
import { knownUnexploredLanes } from '#fog/views/known-unexplored-lanes';
import { type Judgement, type Plan, free, isRefused } from '#legality/plan/plan';
import { withdrawalDuty } from '#legality/movement/withdrawal-duty';
import { plannedAllowance } from '#legality/plan/planned-allowance';
import { siegeText } from '#legality/movement/siege-text';
import { membersOf, systemOfFleet } from '#legality/plan/where';

const MOV_5 = cite('MOV-5');
const about = (code: string, path = 'fleet'): Parameters<typeof refusal>[0] => ({
  code,
  cite: MOV_5,
  path,
});

/** Whether a fleet has a unit that can explore now. @rule MOV-5 */
export const hasExplorer = (plan: Plan, fleet: FleetRef): boolean =>
  membersOf(plan, fleet).some((unit) => {
    const design = plan.yards.facts.designOf(unit.design);
    return design !== undefined && explorerFunctions({ unit, design }, plan.view.rules) > 0;
  });

function crewIssues(plan: Plan, fleet: FleetRef, from: SystemId): readonly OrderIssue[] {
  const { view } = plan;
  const units = membersOf(plan, fleet);
  const allowance = plannedAllowance(plan, units);
  if (withdrawalDuty(plan, { fleet, from, allowance }) !== null) {
    return [refusal(about('WITHDRAWAL_FIRST'), 'It withdraws: it must leave first.')];
  }
  if (allowance.resting || !allowance.mobile) {
    const text =
      'A unit of this fleet is mothballed, repaired, improves a lane or changes its status: leave it behind.';
    return [refusal(about('FLEET_RESTS'), text)];
  }
  if (hasExplorer(plan, fleet)) return [];
  const who = view.rules.scoutsExplore === 'on' ? 'Explorer or Scout' : 'Explorer';
  return [
    refusal(about('NO_EXPLORER'), `Exploring takes an ${who} that is active and not crippled.`),
  ];
}

const explorersAt = ({ exploring }: Plan, from: SystemId): number =>
  [...exploring.values()].filter((system) => system === from).length;

function laneIssues(plan: Plan, { toward }: ExploreLane, from: SystemId) {
  const { view } = plan;
  const name = view.systems[from]?.name ?? from;
  const lanes = knownUnexploredLanes(view, from);
  if (lanes.length === 0) {
    const text = `You know of no unexplored lane at ${name}.`;
    return [refusal(about('NOTHING_UNEXPLORED'), text)];
  }
  const issues: OrderIssue[] = [];
  if (toward === from) {
    const text = `The fleet is at ${name} itself: name what lies at the far end of a lane, or leave “toward” out.`;
    issues.push(refusal(about('TOWARD_HERE', 'toward'), text));
  } else if (toward !== null && !lanes.some((lane) => farEndOf(lane, from) === toward)) {
    const goal = view.systems[toward]?.name ?? 'there';
    const text = `You know of no unexplored lane from ${name} to ${goal}.`;
    issues.push(refusal(about('NO_SUCH_LANE', 'toward'), text));
  }
  const others = explorersAt(plan, from);
  if (others >= lanes.length) {
    const text = `${String(others)} of your fleets ${plural(others, 'explores', 'explore')} at ${name} already: there is no lane left for another.`;
    issues.push(refusal(about('NO_LANE_LEFT'), text));
  }
  return issues;
}

/** An encounter there lets nobody explore. */
function dangerIssues({ view }: Plan, from: SystemId): readonly OrderIssue[] {
  const isEnemyThere = valuesById(view.contacts).some(
    ({ place, owner, current }) =>
      current &&
      place.kind === 'system' &&
      place.system === from &&
      owner !== null &&
      stanceOf(stateToward(view.neighbours, owner)) === 'enemy',
  );
  if (!isEnemyThere) return [];
  const text = 'An enemy is there: if there is an encounter, the fleet does not explore.';
  return [doubt(about('ENEMY_THERE'), text)];
}

/** A blockade lets nobody explore but who hides from it. */
function siegeIssues(plan: Plan, from: SystemId): readonly OrderIssue[] {
  if (siegeText(plan, from) === null) return [];
  const text =
    'The system is blockaded: while it is, only a fleet explores that hides from those who hold it.';
  return [doubt({ ...about('BLOCKADE_HOLDS'), cite: cite('MOV-11') }, text)];
}

/**
 * The lanes that a fleet could explore this turn if it stayed where it is; empty: it can't explore there.
 * @rule MOV-5 @rule FOG-14
 */
export function lanesToExplore(plan: Plan, fleet: FleetRef): readonly LaneView[] {
  const from = systemOfFleet(plan, fleet);
  if (from === null || crewIssues(plan, fleet, from).length > 0) return [];
  const lanes = knownUnexploredLanes(plan.view, from);
  const others = explorersAt(plan, from) - (plan.exploring.has(fleet) ? 1 : 0);
  return others < lanes.length ? lanes : [];
}

/** Who finds a restricted lane has gone by it; to come back takes jump engines. */
function strandIssues(plan: Plan, { fleet }: ExploreLane): readonly OrderIssue[] {
  const { byJump, escorted } = plannedAllowance(plan, membersOf(plan, fleet));
  if (!byJump || escorted) return [];
  const text =
    'No Jump ship: if the lane that it finds proves to be restricted, the fleet cannot come back by it.';
  return [doubt({ ...about('NO_JUMP_SHIP'), cite: cite('OPT-2') }, text)];
}

/** May the fleet look for a way through an unexplored lane, as far as its owner knows? @rule MOV-5 @rule FOG-14 @rule OPT-2 */
export function judgeExploreLane(order: ExploreLane, plan: Plan): Judgement {
  const { fleet } = order;
  const from = systemOfFleet(plan, fleet);
  if (from === null) {
    const unknown = { code: 'FLEET_UNKNOWN', cite: FOG_14, path: 'fleet' };
    return free([refusal(unknown, 'You have no such fleet in a system.')]);
  }
  if (plan.ordered.has(fleet)) {
    const text = 'This fleet moves: only one that stays where it is can explore.';
    return free([refusal(about('FLEET_ORDERED'), text)]);
  }
  if (plan.exploring.has(fleet)) {
    const text = 'An earlier order lets this fleet explore: remove one of the two.';
    return free([refusal(about('EXPLORES_TWICE'), text)]);
  }
  const issues = [...crewIssues(plan, fleet, from), ...laneIssues(plan, order, from)];
  if (isRefused(issues)) return free(issues);
  plan.exploring.set(fleet, from);
  return free([
    ...issues,
    ...dangerIssues(plan, from),
    ...siegeIssues(plan, from),
    ...strandIssues(plan, order),
  ]);
}
