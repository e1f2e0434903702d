import { cite } from '#kernel/reasons/cite';
import { groupBy } from '#kernel/collections/group-by';
import { unique } from '#kernel/collections/unique';
import { sumOf } from '#kernel/numbers/sum';
import { counted } from '#kernel/words/counted';
import type { SystemId, UnitId } from '#model/campaign/ids';
import type { Hosted } from '#model/campaign/project';
import type { UnitDesign } from '#model/forces/design';
import type { Unit } from '#model/forces/unit';
import type { RepairUnits } from '#model/orders/order';
import type { OrderIssue } from '#model/orders/order-issue';
import { knownGroundOf } from '#rules/construction/known-ground';
import { type Hands, type Help, helpFor, pointsHosted } from '#rules/construction/help-for';
import { hostsSeen } from '#rules/construction/hosts-seen';
import { lentIn } from '#rules/construction/lent-by';
import { ownHelpers } from '#rules/construction/own-helpers';
import { repairsItself } from '#rules/construction/repair-help';
import { repairCostOf } from '#rules/construction/repair-cost';
import {
  needsNoYard,
  type RepairRefusal,
  repairRefusalsOf,
} from '#rules/construction/repair-refusals';
import { servicePlaceOf } from '#rules/construction/service-place';
import { unknownGroundOf } from '#rules/construction/unknown-ground';
import { isWithdrawing } from '#rules/forces/is-withdrawing';
import { blockadeIssues, spendAt } from '#legality/works/blockade';
import { doubt, refusal } from '../issue.ts';
import { paymentIssues } from '#legality/works/pay';
import { type Judgement, type Plan, free, isRefused } from '#legality/plan/plan';
import { unitText } from '../unit-text.ts';
import { systemOfUnit } from '#legality/plan/where';
import { BUSY_TEXT } from '#legality/works/busy-text';
import { hostedKey } from '#legality/plan/yard-plan';

const about = (code: string): Parameters<typeof refusal>[0] => ({
  code,
  cite: cite('CON-5'),
  path: 'units',
});

const REFUSALS: Readonly<Record<RepairRefusal, string>> = {
  'not-crippled': 'is not crippled',
  'never-repaired': 'is of a kind that is not repaired',
  resting: BUSY_TEXT,
  withdrawing: 'must withdraw first',
  'no-yard': 'is not at a working shipyard of yours. Bring it to one, or repair it in the field',
  'no-colony': 'is a base, which a yard repairs only at a colony of yours: repair it in the field',
  'no-helper':
    'can’t be repaired there: no depot or Supply ship has repair points left. Depots of yours and of Military partners have 10 a turn, your Supply ships their rating',
};

/** A unit to be repaired; `help`: who does it in the field, null: nobody can. */
type Patient = Readonly<{
  unit: Unit;
  design: UnitDesign;
  system: SystemId;
  cost: number;
  help: Help | null;
}>;

const NOBODY: Help = { helpers: [], hosted: [] };
const hostedOf = ({ help }: Pick<Patient, 'help'>): readonly Hosted[] => (help ?? NOBODY).hosted;

const isHelped = ({ unit, help }: Pick<Patient, 'unit' | 'help'>): boolean =>
  help?.helpers.includes(unit.id) === false;

function patientOf(
  plan: Plan,
  id: UnitId,
  { where }: RepairUnits,
  earlier: readonly Patient[],
): Patient | null {
  const { view, yards } = plan;
  const unit = view.units[id];
  const system = systemOfUnit(plan, id);
  const design = unit === undefined ? undefined : yards.facts.designOf(unit.design);
  if (unit === undefined || design === undefined || system === null) return null;
  const cost = repairCostOf({ unit, design }, where);
  if (where === 'yard') return { unit, design, system, cost, help: NOBODY };
  if (repairsItself(unit, design)) {
    return { unit, design, system, cost, help: { helpers: [id], hosted: [] } };
  }
  const here = earlier.filter((one) => one.system === system && isHelped(one));
  return { unit, design, system, cost, help: helpFor(handsIn(plan, system, here), cost) };
}

/** Who can help at a place, after what this sheet began there and this order. */
function handsIn(plan: Plan, system: SystemId, here: readonly Patient[]): Hands {
  const { view, yards } = plan;
  const asked = { facts: yards.facts, empire: view.empire.id, system };
  const taken = here.flatMap(hostedOf);
  const hosts = hostsSeen(view, system).map((host) => {
    const booked = yards.hosted.get(hostedKey(host)) ?? 0;
    const now = taken.filter(({ owner }) => owner === host.owner);
    return { ...host, points: Math.max(0, host.points - booked - pointsHosted(now)) };
  });
  return {
    helpers: ownHelpers(asked, lentIn(view.lent, system)),
    used: (yards.help.get(system) ?? 0) + sumOf(here, ownPart),
    hosts,
  };
}

/** The points of own helpers that a repair takes. */
const ownPart = (patient: Patient): number => patient.cost - pointsHosted(hostedOf(patient));

function refusalsOf(plan: Plan, patient: Patient, { where }: RepairUnits): readonly OrderIssue[] {
  const { view, yards } = plan;
  const { unit, design, system, help } = patient;
  const ground = knownGroundOf(view.systems[system]) ?? unknownGroundOf(system);
  const refusals = repairRefusalsOf({
    unit,
    design,
    where,
    isResting: yards.facts.isResting(unit.id),
    isWithdrawing: isWithdrawing(unit, view),
    place: servicePlaceOf(yards.facts, view.empire.id, ground),
    help,
  });
  const who = unitText(view, unit);
  return refusals.map((code) =>
    refusal(about(`REPAIR_${code}`), `${who} ${REFUSALS[code]}.${otherWay(code, patient)}`),
  );
}

/** How a unit that needs no shipyard can be repaired instead. @rule CON-5 */
const otherWay = (code: RepairRefusal, { design, cost }: Patient): string =>
  code === 'no-yard' && needsNoYard(design)
    ? ` Any friendly system with Utilized Productivity ${String(cost)} or more, the cost of the repair, can repair it too.`
    : '';

/** In the field an alien unit becomes sound, and no more. @rule TECH-6 */
function unconvertedDoubts({ view }: Plan, { unit }: Patient): readonly OrderIssue[] {
  if (!unit.unconverted) return [];
  const text = `${unitText(view, unit)} will be sound, but still without weapons and abilities: only a yard converts alien units.`;
  return [doubt({ ...about('REPAIR_NOT_CONVERTED'), cite: cite('TECH-6') }, text)];
}

/** What depots of partners do for others, nobody tells. @rule DIP-10 */
function hostedDoubts({ view }: Plan, patient: Patient): readonly OrderIssue[] {
  const hosted = hostedOf(patient);
  if (hosted.length === 0) return [];
  const names = hosted.map(({ owner }) => view.neighbours[owner]?.name ?? owner).join(', ');
  const text = `${unitText(view, patient.unit)} needs ${counted(pointsHosted(hosted), 'point')} of depots of your partners (${names}): if their own repairs leave less, it is not repaired, and nothing is paid.`;
  return [doubt(about('REPAIR_BY_PARTNERS'), text)];
}

const doubtsOf = (plan: Plan, patient: Patient, { where }: RepairUnits): readonly OrderIssue[] =>
  where === 'yard' ? [] : [...unconvertedDoubts(plan, patient), ...hostedDoubts(plan, patient)];

/** Notes a repair that is ordered. */
function book(plan: Plan, patient: Patient): void {
  const { yards } = plan;
  const { unit, system, cost, help } = patient;
  yards.resting.add(unit.id);
  spendAt(plan, system, cost);
  if (help === null || help.helpers.includes(unit.id)) return;
  if (help.helpers.length > 0)
    yards.help.set(system, (yards.help.get(system) ?? 0) + ownPart(patient));
  for (const helper of help.helpers) yards.helping.add(helper);
  for (const host of help.hosted) {
    const key = hostedKey(host);
    yards.hosted.set(key, (yards.hosted.get(key) ?? 0) + host.points);
  }
}

/** May these units be repaired where they are, and paid? @rule CON-5 @rule ECO-6 @rule TECH-6 */
export function judgeRepairUnits(order: RepairUnits, plan: Plan): Judgement {
  const patients: Patient[] = [];
  for (const id of unique(order.units)) {
    const patient = patientOf(plan, id, order, patients);
    if (patient === null) {
      return free([refusal(about('UNIT_UNKNOWN'), 'You have no such unit in a system.')]);
    }
    patients.push(patient);
  }
  const issues = patients.flatMap((patient) => [
    ...refusalsOf(plan, patient, order),
    ...doubtsOf(plan, patient, order),
  ]);
  for (const [system, here] of groupBy(patients, (one) => one.system)) {
    const spent = sumOf(here, (one) => one.cost);
    issues.push(...blockadeIssues(plan, system, spent));
  }
  const cost = sumOf(patients, (one) => one.cost);
  if (!isRefused(issues)) issues.push(...paymentIssues(plan, cost));
  if (isRefused(issues)) return free(issues);
  for (const patient of patients) book(plan, patient);
  return { issues, cost };
}
