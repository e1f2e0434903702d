import { cite } from '#kernel/reasons/cite';
import type { SystemId } from '#model/campaign/ids';
import type { MoveFleet } from '#model/orders/order';
import type { OrderIssue } from '#model/orders/order-issue';
import { checkPath } from '#rules/movement/check-path';
import type { LaneAllowance } from '#rules/movement/lane-allowance-of';
import { laneMapOf } from '#rules/movement/lane-map-of';
import type { LegProblem } from '#rules/movement/take-leg';
import { borderIssues } from '#legality/movement/border';
import { dangerIssues } from '#legality/movement/danger-issues';
import { doubt, FOG_14, refusal } from '../issue.ts';
import { knownStorms } from '#legality/movement/known-storms';
import { paceText } from '#legality/movement/pace-text';
import { type Judgement, type Plan, free, isRefused } from '#legality/plan/plan';
import { plannedAllowance } from '#legality/plan/planned-allowance';
import { siegeIssues } from '#legality/movement/siege-issues';
import { withdrawalDuty } from '#legality/movement/withdrawal-duty';
import { dutyIssues } from '#legality/works/yard-duty';
import { membersOf, systemOfFleet } from '#legality/plan/where';
import { BUSY_TEXT } from '#legality/works/busy-text';

const MOV_1 = cite('MOV-1');
const ENC_4 = cite('ENC-4');
const MAX_LEGS = 12;

const PROBLEMS: Readonly<Record<Exclude<LegProblem, 'too-far'>, string>> = {
  'cannot-move': 'nothing in this fleet can move',
  resting: `a unit of this fleet ${BUSY_TEXT}: leave it behind`,
  'no-lane': 'you know of no lane there',
  'lane-unknown': 'the class of that lane is not known to you',
  'lane-unexplored': 'that lane is not explored',
  'movement-ended': 'a restricted lane ends the movement',
  storm: 'a plasma storm ends the movement',
  'no-escort': 'a restricted lane needs an uncrippled Scout or Explorer in the fleet',
  'no-jump-ship': 'a restricted lane needs an uncrippled Jump ship in the fleet',
};

const whyShort = (problem: LegProblem, allowance: LaneAllowance): string =>
  problem === 'too-far' ? paceText(allowance) : PROBLEMS[problem];

type Journey = Readonly<{
  from: SystemId;
  path: readonly SystemId[];
  allowance: LaneAllowance;
}>;

function pathIssues({ view }: Plan, { from, path, allowance }: Journey): readonly OrderIssue[] {
  const about = { code: 'PATH_UNFIT', cite: MOV_1, path: 'path' };
  if (path.length === 0 || path.length > MAX_LEGS) {
    return [refusal(about, 'Name the systems to go through, one after another.')];
  }
  if (path.some((system) => view.systems[system] === undefined)) {
    return [refusal({ ...about, cite: FOG_14 }, 'You know of no such system.')];
  }
  const lanes = laneMapOf(view.lanes);
  const { problem } = checkPath({ from, path, lanes, allowance, isStormy: knownStorms(view) });
  const nameOf = (system: SystemId): string => view.systems[system]?.name ?? system;
  if (problem === null) return roundTrip({ from, path }, nameOf(from));
  const leg = `${nameOf(problem.from)} to ${nameOf(problem.to)}`;
  const farther = problem.code === 'too-far' ? ' Give it a route to go farther than one turn.' : '';
  return [refusal(about, `Not from ${leg}: ${whyShort(problem.code, allowance)}.${farther}`)];
}

function roundTrip(
  { from, path }: Pick<Journey, 'from' | 'path'>,
  name: string,
): readonly OrderIssue[] {
  if (path.at(-1) !== from) return [];
  const text = `This path ends at ${name}, where the fleet is. It flies there and back.`;
  return [doubt({ code: 'PATH_ROUND', cite: MOV_1, path: 'path' }, text)];
}

function withdrawalIssues(
  { view }: Plan,
  { path }: MoveFleet,
  duty: SystemId | null,
): readonly OrderIssue[] {
  if (duty === null || path[0] === duty) return [];
  const to = view.systems[duty]?.name ?? 'the lane it chose';
  const about = { code: 'WITHDRAWAL_FIRST', cite: ENC_4, path: 'path' };
  return [refusal(about, `It withdraws: its first move must be to ${to}.`)];
}

/**
 * Whether the fleet may take this path, as far as its owner knows.
 * @rule MOV-1 @rule MOV-2 @rule MOV-11
 * @ruling MOV-1 A path with a leg that its owner knows to be illegal is refused when it is written, with the leg and the reason, so that
 *   the owner can correct it before the turn. A leg that turns out to be illegal during the turn ends the movement before it.
 */
export function judgeMoveFleet(order: MoveFleet, plan: Plan): Judgement {
  const from = systemOfFleet(plan, order.fleet);
  if (from === null) {
    const about = { code: 'FLEET_UNKNOWN', cite: FOG_14, path: 'fleet' };
    return free([refusal(about, 'You have no such fleet in a system.')]);
  }
  if (plan.ordered.has(order.fleet)) {
    const about = { code: 'FLEET_ORDERED', cite: MOV_1, path: 'fleet' };
    return free([refusal(about, 'An earlier order moves this fleet: remove one of the two.')]);
  }
  const units = membersOf(plan, order.fleet);
  const allowance = plannedAllowance(plan, units);
  const duty = withdrawalDuty(plan, { fleet: order.fleet, from, allowance });
  const issues = [
    ...pathIssues(plan, { from, path: order.path, allowance }),
    ...withdrawalIssues(plan, order, duty),
  ];
  if (isRefused(issues)) return free(issues);
  plan.ordered.set(order.fleet, order.path);
  plan.destinations.set(order.fleet, order.path.at(-1) ?? from);
  return free([
    ...issues,
    ...(duty === null ? siegeIssues(plan, from) : []),
    // No border bars the lane of a withdrawal.
    ...borderIssues(plan, duty === null ? order.path : order.path.slice(1), units),
    ...dangerIssues(plan, order.path),
    ...dutyIssues(plan, units, from),
  ]);
}
