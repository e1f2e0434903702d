import { cite } from '#kernel/reasons/cite';
import type { LaneView } from '#fog/views/empire-view';
import type { SystemId } from '#model/campaign/ids';
import { laneIdOf } from '#model/campaign/lane';
import type { Unit } from '#model/forces/unit';
import type { ImproveLane } from '#model/orders/order';
import type { OrderIssue } from '#model/orders/order-issue';
import { canImproveLanes } from '#rules/construction/can-improve-lanes';
import { type LaneStep, laneStepOf } from '#rules/construction/lane-step-of';
import { isWithdrawing } from '#rules/forces/is-withdrawing';
import { enemyFleetsSeen } from '#rules/movement/enemy-fleets-seen';
import { blockadeIssues, spendAt } from '#legality/works/blockade';
import { doubt, refusal } from '../issue.ts';
import { paymentIssues } from '#legality/works/pay';
import { type Judgement, type Plan, free, isRefused } from '#legality/plan/plan';
import { systemOfUnit } from '#legality/plan/where';

const about = (code: string, path: 'explorer' | 'toward' = 'explorer') => ({
  code,
  cite: cite('CON-10'),
  path,
});

function crewIssues({ view, yards }: Plan, unit: Unit): readonly OrderIssue[] {
  const design = yards.facts.designOf(unit.design);
  if (design === undefined || !canImproveLanes({ unit, design })) {
    const text = 'Improving a lane takes an Explorer that is active and not crippled.';
    return [refusal(about('NOT_AN_EXPLORER'), text)];
  }
  if (yards.facts.isResting(unit.id)) {
    const text = 'It rests this turn by an earlier order: remove one of the two.';
    return [refusal(about('EXPLORER_RESTS'), text)];
  }
  if (!isWithdrawing(unit, view)) return [];
  return [refusal(about('WITHDRAWAL_FIRST'), 'It withdraws: it must leave first.')];
}

/** A lane of the system, and what it can become as far as its owner knows. */
type Task = Readonly<{ lane: LaneView; step: LaneStep }>;

function taskOf({ view }: Plan, from: SystemId, toward: SystemId): Task | null {
  const lane = view.lanes[laneIdOf(from, toward)];
  if (lane === undefined || lane.class === 'unknown') return null;
  const step = laneStepOf(lane.class);
  return step === null ? null : { lane, step };
}

function withoutTask({ view }: Plan, from: SystemId, toward: SystemId): OrderIssue {
  const [near, far] = [from, toward].map((id) => view.systems[id]?.name ?? id);
  const isBest = view.lanes[laneIdOf(from, toward)]?.class === 'major';
  const text = isBest
    ? `The lane from ${near ?? ''} to ${far ?? ''} is major: there is nothing better.`
    : `You know of no explored lane from ${near ?? ''} to ${far ?? ''}: the Explorer must be at one of its ends.`;
  return refusal(about('LANE_UNFIT', 'toward'), text);
}

/** Who is crippled there by the end of the battles improves nothing. */
function dangerIssues({ view }: Plan, from: SystemId): readonly OrderIssue[] {
  if (!enemyFleetsSeen(view)(from)) return [];
  const text =
    'An enemy fleet is there: if the Explorer is crippled or must leave, the EP are lost.';
  return [doubt(about('ENEMY_THERE'), text)];
}

function twiceIssues({ realm }: Plan, { lane }: Task): readonly OrderIssue[] {
  if (!realm.lanes.has(lane.id)) return [];
  const text = 'An earlier order improves this lane: one step for each lane and turn.';
  return [refusal(about('LANE_TWICE', 'toward'), text)];
}

/** May this Explorer improve this lane, and can it be paid? @rule CON-10 @rule ECO-6 @rule ECO-7 */
export function judgeImproveLane({ explorer, toward }: ImproveLane, plan: Plan): Judgement {
  const unit = plan.view.units[explorer];
  const from = systemOfUnit(plan, explorer);
  if (unit === undefined || from === null) {
    return free([refusal(about('UNIT_UNKNOWN'), 'You have no such unit in a system.')]);
  }
  const crew = crewIssues(plan, unit);
  const task = taskOf(plan, from, toward);
  if (task === null) return free([...crew, withoutTask(plan, from, toward)]);
  const { price } = task.step;
  const issues = [...crew, ...twiceIssues(plan, task), ...blockadeIssues(plan, from, price)];
  if (!isRefused(issues)) issues.push(...paymentIssues(plan, price));
  if (isRefused(issues)) return free(issues);
  plan.realm.lanes.add(task.lane.id);
  plan.yards.resting.add(explorer);
  spendAt(plan, from, price);
  return { issues: [...issues, ...dangerIssues(plan, from)], cost: price };
}
