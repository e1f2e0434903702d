import { cite } from '#kernel/reasons/cite';
import { valuesById } from '#kernel/collections/tables';
import type { EmpireView } from '#fog/views/empire-view';
import type { SystemId } from '#model/campaign/ids';
import { farEndOf } from '#model/campaign/lane';
import type { Unit } from '#model/forces/unit';
import type { MoveFleet } from '#model/orders/order';
import type { OrderIssue } from '#model/orders/order-issue';
import { checkPath } from '#rules/movement/check-path';
import {
  type LaneAllowance,
  type MovingUnit,
  type Slowing,
  laneAllowanceOf,
} from '#rules/movement/lane-allowance-of';
import { laneMapOf } from '#rules/movement/lane-map-of';
import { stanceOf } from '#rules/movement/stance-of';
import type { LegProblem } from '#rules/movement/take-leg';
import { FOG_14, doubt, refusal } from '../issue.ts';
import { type Judgement, type Plan, free, isRefused } from '../plan.ts';
import { asFleetId, membersOf, systemOfFleet } from '../where.ts';

const MOV_1 = cite('MOV-1');
const ENC_4 = cite('ENC-4');
const MAX_LEGS = 12;

const SLOWINGS: Readonly<Record<Slowing, string>> = {
  crippled: 'a unit is crippled',
  unpaid: 'a unit is unpaid',
  reserve: 'a unit is in reserve',
  slow: 'a unit is Slow',
};

const PROBLEMS: Readonly<Record<LegProblem, string>> = {
  'cannot-move': 'nothing in this fleet can move',
  'no-lane': 'you know of no lane there',
  'lane-unknown': 'the class of that lane is not known to you',
  'lane-unexplored': 'that lane is not explored',
  'movement-ended': 'a restricted lane ends the movement',
  'no-escort': 'a restricted lane needs an uncrippled Scout or Explorer in the fleet',
  'too-far': 'a fleet goes one lane a turn, or two if one of them is major',
};

function movingUnits(view: EmpireView, units: readonly Unit[]): readonly MovingUnit[] {
  return units.flatMap((unit) => {
    const design = view.designs[unit.design];
    if (design?.known !== 'stats') return [];
    return [{ unit, design: design.design, unpaid: view.unpaid.includes(unit.id) }];
  });
}

function whyShort(problem: LegProblem, { slowed }: LaneAllowance): string {
  const text = PROBLEMS[problem];
  if (problem !== 'too-far' || slowed.length === 0) return text;
  const reasons = slowed.map((slowing) => SLOWINGS[slowing]).join(', ');
  return `this fleet goes only one lane because ${reasons}`;
}

type Journey = Readonly<{ from: SystemId; path: readonly SystemId[]; units: readonly Unit[] }>;

function pathIssues({ view }: Plan, { from, path, units }: Journey): readonly OrderIssue[] {
  const about = { code: 'PATH_UNFIT', cite: MOV_1, path: 'path' };
  if (path.length === 0 || path.length > MAX_LEGS) {
    return [refusal(about, 'Name the systems to go through, one after another.')];
  }
  if (path.some((system) => view.systems[system] === undefined)) {
    return [refusal({ ...about, cite: FOG_14 }, 'You know of no such system.')];
  }
  const allowance = laneAllowanceOf(movingUnits(view, units));
  const { problem } = checkPath({ from, path, lanes: laneMapOf(view.lanes), allowance });
  if (problem === null) return [];
  const nameOf = (system: SystemId): string => view.systems[system]?.name ?? system;
  const leg = `${nameOf(problem.from)} to ${nameOf(problem.to)}`;
  return [refusal(about, `Not from ${leg}: ${whyShort(problem.code, allowance)}.`)];
}

function withdrawalIssues(plan: Plan, order: MoveFleet, from: SystemId): readonly OrderIssue[] {
  const withdrawing = plan.view.fleets[asFleetId(order.fleet)]?.withdrawing ?? null;
  if (withdrawing === null) return [];
  const lane = plan.view.lanes[withdrawing.lane];
  if (lane === undefined || order.path[0] === farEndOf(lane, from)) return [];
  const to = plan.view.systems[farEndOf(lane, from)]?.name ?? 'the lane it chose';
  const about = { code: 'WITHDRAWAL_FIRST', cite: ENC_4, path: 'path' };
  return [refusal(about, `It withdraws: its first move must be to ${to}.`)];
}

/** Enemies he knows to be on the way. */
function dangerIssues({ view }: Plan, path: readonly SystemId[]): readonly OrderIssue[] {
  return path.flatMap((system) => {
    const enemies = valuesById(view.contacts).filter(
      ({ place, owner, current }) =>
        current &&
        place.kind === 'system' &&
        place.system === system &&
        owner !== null &&
        stanceOf(view.neighbours[owner]?.state ?? null) === 'enemy',
    );
    if (enemies.length === 0) return [];
    const name = view.systems[system]?.name ?? system;
    const about = { code: 'ENEMY_ON_THE_WAY', cite: cite('MOV-2'), path: 'path' };
    return [doubt(about, `An enemy is at ${name}: a meeting there may stop the fleet.`)];
  });
}

/** May the fleet go that way, as far as its owner knows? @rule MOV-1 @rule MOV-2 */
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
  const issues = [
    ...pathIssues(plan, { from, path: order.path, units }),
    ...withdrawalIssues(plan, order, from),
  ];
  if (isRefused(issues)) return free(issues);
  plan.ordered.add(order.fleet);
  return free([...issues, ...dangerIssues(plan, order.path)]);
}
