import { cite } from '#kernel/reasons/cite';
import { unique } from '#kernel/collections/unique';
import type { SystemId, UnitId } from '#model/campaign/ids';
import type { UnitDesign } from '#model/forces/design';
import type { Unit } from '#model/forces/unit';
import type { ReverseEngineer } from '#model/orders/order';
import type { OrderIssue } from '#model/orders/order-issue';
import { knownGroundOf } from '#rules/construction/known-ground';
import { servicePlaceOf } from '#rules/construction/service-place';
import { unknownGroundOf } from '#rules/construction/unknown-ground';
import { type ReverseRefusal, reverseRefusalsOf } from '#rules/tech/reverse-refusals';
import { BUSY_TEXT } from '#legality/works/busy-text';
import { doubt, refusal } from '../issue.ts';
import { type Judgement, type Plan, free, isRefused } from '#legality/plan/plan';
import { unitText } from '../unit-text.ts';
import { systemOfUnit } from '#legality/plan/where';

const about = (code: string): Parameters<typeof refusal>[0] => ({
  code,
  cite: cite('TECH-7'),
  path: 'units',
});

const REFUSALS: Readonly<Record<ReverseRefusal, string>> = {
  'not-ahead': 'is of no higher era than yours: there is nothing to learn from it',
  mothballed: 'is mothballed: make it active first',
  laden: 'has something aboard: unload it in a turn before',
  resting: `${BUSY_TEXT}: remove one of the two`,
  'no-yard': 'is not at a shipyard of yours that works: bring it to one',
  'not-friendly': 'is not in a system that you control',
  'no-colony': 'is not at a colony of yours: bring it to one',
};

/** A unit to be taken apart. */
type Subject = Readonly<{ unit: Unit; design: UnitDesign; system: SystemId }>;

function subjectOf(plan: Plan, id: UnitId): Subject | null {
  const unit = plan.view.units[id];
  const system = systemOfUnit(plan, id);
  const design = unit === undefined ? undefined : plan.yards.facts.designOf(unit.design);
  if (unit === undefined || design === undefined || system === null) return null;
  return { unit, design, system };
}

function refusalsOf(plan: Plan, { unit, design, system }: Subject): readonly OrderIssue[] {
  const { view, yards, index } = plan;
  const ground = knownGroundOf(view.systems[system]) ?? unknownGroundOf(system);
  const refusals = reverseRefusalsOf({
    unit,
    design,
    era: view.empire.era,
    // What the sheet puts elsewhere is still aboard when research begins.
    hasAboard: index.aboard(unit.id).length > 0,
    isResting: yards.facts.isResting(unit.id) || plan.moved.has(unit.id),
    place: servicePlaceOf(yards.facts, view.empire.id, ground),
  });
  const who = unitText(view, unit);
  return refusals.map((code) => refusal(about(`REVERSE_${code}`), `${who} ${REFUSALS[code]}.`));
}

function doubtsOf({ view, yards }: Plan, { unit }: Subject): readonly OrderIssue[] {
  if (!yards.helping.has(unit.id)) return [];
  const text = `${unitText(view, unit)} repairs others: when it is taken apart, the repair fails and is paid for.`;
  return [doubt({ ...about('HELPER_RESTS'), cite: cite('CON-5') }, text)];
}

/** May these units be reverse engineered where they are? @rule TECH-7 */
export function judgeReverseEngineer(order: ReverseEngineer, plan: Plan): Judgement {
  const subjects = unique(order.units).map((id) => subjectOf(plan, id));
  const known = subjects.filter((subject) => subject !== null);
  if (known.length === 0 || known.length < subjects.length) {
    return free([refusal(about('UNIT_UNKNOWN'), 'You have no such unit in a system.')]);
  }
  const issues = known.flatMap((subject) => refusalsOf(plan, subject));
  if (isRefused(issues)) return free(issues);
  for (const { unit } of known) {
    plan.yards.resting.add(unit.id);
    plan.yards.takenApart.add(unit.id);
  }
  return free(known.flatMap((subject) => doubtsOf(plan, subject)));
}
