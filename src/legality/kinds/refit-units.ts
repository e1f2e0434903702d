import { cite } from '#kernel/reasons/cite';
import { groupBy } from '#kernel/collections/group-by';
import { unique } from '#kernel/collections/unique';
import { sumOf } from '#kernel/numbers/sum';
import type { SystemId, UnitId } from '#model/campaign/ids';
import type { UnitDesign } from '#model/forces/design';
import type { Unit } from '#model/forces/unit';
import type { RefitUnits } from '#model/orders/order';
import type { OrderIssue } from '#model/orders/order-issue';
import { knownGroundOf } from '#rules/construction/known-ground';
import { refitCostOf } from '#rules/construction/refit-cost';
import { refitLoadOf } from '#rules/construction/refit-load';
import { type RefitRefusal, refitRefusalsOf } from '#rules/construction/refit-refusals';
import { servicePlaceOf } from '#rules/construction/service-place';
import { unknownGroundOf } from '#rules/construction/unknown-ground';
import { isWithdrawing } from '#rules/forces/is-withdrawing';
import { mayBuildClass } from '#rules/tech/may-build-class';
import { enemyFleetsSeen } from '#rules/movement/enemy-fleets-seen';
import { blockadeIssues, spendAt } from '#legality/works/blockade';
import { BUSY_TEXT } from '#legality/works/busy-text';
import { FOG_14, doubt, refusal } from '../issue.ts';
import { paymentIssues } from '#legality/works/pay';
import { type Judgement, type Plan, free, isRefused } from '#legality/plan/plan';
import { unitText } from '../unit-text.ts';
import { isInHold, systemOfUnit, unitsAboard } from '#legality/plan/where';

const about = (code: string): Parameters<typeof refusal>[0] => ({
  code,
  cite: cite('CON-6'),
  path: 'units',
});

const REFUSALS: Readonly<Record<RefitRefusal, string>> = {
  'never-refitted': 'is of a kind that is not refitted: ships, flights and bases are',
  crippled: 'is crippled: repair it first',
  mothballed: 'is mothballed: make it active first',
  cargo: 'is cargo in a hold: unload it first',
  'same-class': 'is of that class already',
  'other-hull': 'has another hull than that class: choose one of the same hull',
  'not-unlocked': 'cannot become what is not on your unlocked list',
  rough: 'cannot become a class whose schematics you stole: build one of that class first',
  resting: `${BUSY_TEXT}: remove one of the two`,
  withdrawing: 'must withdraw first',
  'no-yard': 'is not at a shipyard of yours that works: bring it to one',
  'no-colony': 'is a base, which is refitted only at a colony of yours',
  'no-room':
    'has more aboard, or more ordnance, than that class has room for: bring it elsewhere first',
};

/** A unit to be refitted. */
type Subject = Readonly<{ unit: Unit; design: UnitDesign; system: SystemId; cost: number }>;

function subjectOf(plan: Plan, id: UnitId, to: UnitDesign): Subject | null {
  const { view, yards } = plan;
  const unit = view.units[id];
  const system = systemOfUnit(plan, id);
  const design = unit === undefined ? undefined : yards.facts.designOf(unit.design);
  if (unit === undefined || design === undefined || system === null) return null;
  return { unit, design, system, cost: refitCostOf({ from: design, to }, view.rules) };
}

function refusalsOf(plan: Plan, subject: Subject, to: UnitDesign): readonly OrderIssue[] {
  const { view, yards } = plan;
  const { unit, design, system } = subject;
  // Refits begin before anything moves: who leaves it this turn is still aboard then.
  const now = plan.index.aboard(unit.id).map(({ id }) => id);
  const aboard = unique([...now, ...unitsAboard(plan, unit.id)]).flatMap(
    (id) => view.units[id] ?? [],
  );
  const ground = knownGroundOf(view.systems[system]) ?? unknownGroundOf(system);
  const refusals = refitRefusalsOf({
    unit,
    from: design,
    to,
    isUnlocked: mayBuildClass(view.empire, to) || view.universalLists.includes(to.list),
    isRough: view.roughSchematics?.includes(to.id) === true && !yards.firstCopies.has(to.id),
    isStowed: isInHold(plan, unit.id),
    aboard: refitLoadOf(yards.facts, unit.id, aboard),
    isResting: yards.facts.isResting(unit.id),
    isWithdrawing: isWithdrawing(unit, view),
    place: servicePlaceOf(yards.facts, view.empire.id, ground),
  });
  const who = unitText(view, unit);
  return refusals.map((code) => refusal(about(`REFIT_${code}`), `${who} ${REFUSALS[code]}.`));
}

/** Units that repair others can't be refitted, nor can crippled units beside an enemy. @rule CON-5 @rule CON-6 */
function doubtsOf({ view, yards }: Plan, { unit, system }: Subject): readonly OrderIssue[] {
  const who = unitText(view, unit);
  const issues: OrderIssue[] = [];
  if (yards.helping.has(unit.id)) {
    const text = `${who} repairs others: if it is refitted, the repair fails and is paid for.`;
    issues.push(doubt({ ...about('HELPER_RESTS'), cite: cite('CON-5') }, text));
  }
  if (enemyFleetsSeen(view)(system)) {
    const text = `An enemy fleet is there: if ${who} is crippled or what refits it is lost, the EP are lost.`;
    issues.push(doubt(about('ENEMY_THERE'), text));
  }
  return issues;
}

/** May these units be refitted into that class where they are, and paid? @rule CON-6 @rule ECO-6 */
export function judgeRefitUnits(order: RefitUnits, plan: Plan): Judgement {
  const { yards } = plan;
  const to = yards.facts.designOf(order.design);
  if (to === undefined) {
    const unknown = { code: 'DESIGN_UNKNOWN', cite: FOG_14, path: 'design' };
    return free([refusal(unknown, 'You know of no such class of units.')]);
  }
  const subjects = unique(order.units).map((id) => subjectOf(plan, id, to));
  const known = subjects.filter((subject) => subject !== null);
  if (known.length === 0 || known.length < subjects.length) {
    return free([refusal(about('UNIT_UNKNOWN'), 'You have no such unit in a system.')]);
  }
  const issues = known.flatMap((subject) => refusalsOf(plan, subject, to));
  for (const [system, here] of groupBy(known, (one) => one.system)) {
    issues.push(
      ...blockadeIssues(
        plan,
        system,
        sumOf(here, ({ cost }) => cost),
      ),
    );
  }
  const cost = sumOf(known, (one) => one.cost);
  if (!isRefused(issues)) issues.push(...paymentIssues(plan, cost));
  if (isRefused(issues)) return free(issues);
  for (const { unit, system, cost: price } of known) {
    yards.resting.add(unit.id);
    yards.docked.add(unit.id);
    spendAt(plan, system, price);
  }
  return { issues: [...issues, ...known.flatMap((subject) => doubtsOf(plan, subject))], cost };
}
