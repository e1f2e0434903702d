import { cite } from '#kernel/reasons/cite';
import { plural } from '#kernel/words/counted';
import type { SystemId, UnitId } from '#model/campaign/ids';
import type { UnitDesign } from '#model/forces/design';
import type { Unit, UnitStatus } from '#model/forces/unit';
import type { SetStatus } from '#model/orders/order';
import type { OrderIssue } from '#model/orders/order-issue';
import { drawOf } from '#rules/construction/capacity-use';
import { knownGroundOf } from '#rules/construction/known-ground';
import { servicePlaceOf } from '#rules/construction/service-place';
import { statusLeadersOf } from '#rules/construction/status-leaders';
import {
  type StatusRefusal,
  statusCostOf,
  statusRefusalsOf,
  statusSourcesOf,
} from '#rules/construction/status-refusals';
import { unknownGroundOf } from '#rules/construction/unknown-ground';
import { isWithdrawing } from '#rules/forces/is-withdrawing';
import { capacitiesLeftAt } from '#legality/works/capacities-left-at';
import { ECO_6, doubt, refusal } from '../issue.ts';
import { type Judgement, type Plan, free, isRefused } from '#legality/plan/plan';
import { unitText } from '../unit-text.ts';
import { systemOfUnit, unitsAboard } from '#legality/plan/where';
import { BUSY_TEXT } from '#legality/works/busy-text';

const about = (code: string): Parameters<typeof refusal>[0] => ({
  code,
  cite: cite('CON-9'),
  path: 'units',
});

const REFUSALS: Readonly<Record<StatusRefusal, string>> = {
  'never-changes': 'cannot have that status, by its kind',
  'same-status': 'has that status already',
  'only-activated': 'is mothballed and can only be made active first',
  resting: `${BUSY_TEXT}, or something aboard has`,
  withdrawing: 'must withdraw first',
  loaded: 'has something aboard that cannot change with it: unload it first',
  'no-yard': 'is not at a shipyard of yours that works: bring it to one',
  'not-friendly': 'is not in a system that you control: bring it to one',
  'no-colony': 'is not at a colony of yours: bring it to one',
};

type Laden = Readonly<{ unit: Unit; design: UnitDesign }>;
type Subject = Laden & Readonly<{ aboard: readonly Laden[]; system: SystemId }>;

function subjectOf(plan: Plan, id: UnitId): Subject | null {
  const { view, yards } = plan;
  const unit = view.units[id];
  const system = systemOfUnit(plan, id);
  const design = unit === undefined ? undefined : yards.facts.designOf(unit.design);
  if (unit === undefined || design === undefined || system === null) return null;
  const aboard = unitsAboard(plan, id).flatMap((one) => {
    const based = view.units[one];
    const known = based === undefined ? undefined : yards.facts.designOf(based.design);
    return based === undefined || known === undefined ? [] : [{ unit: based, design: known }];
  });
  return { unit, design, aboard, system };
}

function refusalsOf(plan: Plan, subject: Subject, { status }: SetStatus): readonly OrderIssue[] {
  const { view, yards } = plan;
  const { unit, aboard, system } = subject;
  const ground = knownGroundOf(view.systems[system]) ?? unknownGroundOf(system);
  const refusals = statusRefusalsOf({
    ...subject,
    to: status,
    isResting: [unit, ...aboard.map((one) => one.unit)].some(({ id }) => yards.facts.isResting(id)),
    isWithdrawing: isWithdrawing(unit, view),
    place: servicePlaceOf(yards.facts, view.empire.id, ground),
  });
  const who = unitText(view, unit);
  return refusals.map((code) => refusal(about(`STATUS_${code}`), `${who} ${REFUSALS[code]}.`));
}

/** Units that repair others in the field can't change their status. @rule CON-5 */
function dutyIssues({ view, yards }: Plan, { unit }: Subject): readonly OrderIssue[] {
  if (!yards.helping.has(unit.id)) return [];
  const text = `${unitText(view, unit)} repairs others: if it changes its status, the repair fails and is paid for.`;
  return [doubt(about('HELPER_RESTS'), text)];
}

/** Takes the capacity for a change; a doubt when there is not enough. */
function book(plan: Plan, subject: Subject, to: UnitStatus): readonly OrderIssue[] {
  const { unit, design, aboard, system } = subject;
  const all = [unit, ...aboard.map((one) => one.unit)];
  for (const { id } of all) plan.yards.resting.add(id);
  plan.yards.changing.add(unit.id);
  plan.yards.docked.add(unit.id);
  const capacities = capacitiesLeftAt(plan, system);
  if (capacities === null) return [];
  const need = statusCostOf(
    design,
    aboard.map((one) => one.design),
  );
  const { taken, left } = drawOf(need, statusSourcesOf(design), capacities);
  if (taken === need) {
    plan.yards.capacities.set(system, left);
    if (to === 'mothballed') for (const { id } of all) plan.yards.mothballed.add(id);
    return [];
  }
  plan.yards.unchanged.add(unit.id);
  const text = `${unitText(plan.view, unit)} takes ${String(need)} capacity there, and ${String(taken)} ${plural(taken, 'is', 'are')} left after the orders before it: its status will not change.`;
  return [doubt(about('STATUS_CAPACITY'), text)];
}

/** May these units change their status where they are? @rule CON-9 @rule ECO-6 */
export function judgeSetStatus(order: SetStatus, plan: Plan): Judgement {
  if (order.status === 'active' && plan.money.left < 0) {
    const text = 'Nothing is activated while the Treasury is negative.';
    return free([refusal({ code: 'TREASURY_NEGATIVE', cite: ECO_6, path: 'status' }, text)]);
  }
  const subjects: Subject[] = [];
  for (const id of statusLeadersOf(order.units, plan.view.units)) {
    const subject = subjectOf(plan, id);
    if (subject === null) {
      return free([refusal(about('UNIT_UNKNOWN'), 'You have no such unit in a system.')]);
    }
    subjects.push(subject);
  }
  const issues = subjects.flatMap((subject) => refusalsOf(plan, subject, order));
  if (isRefused(issues)) return free(issues);
  return free(
    subjects.flatMap((one) => [...dutyIssues(plan, one), ...book(plan, one, order.status)]),
  );
}
