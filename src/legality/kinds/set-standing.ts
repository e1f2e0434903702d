import { isFleetOfPower } from '#fog/views/things-to-name';
import type { ContactId, SystemId } from '#model/campaign/ids';
import type { EmpireView } from '#fog/views/empire-view';
import { brandAs } from '#kernel/brand/brand';
import { cite } from '#kernel/reasons/cite';
import type { NumberUnit, ThingKind } from '#model/forces/standing/row';
import { STANDING_FIELDS, STANDING_ROWS, type StandingOrders } from '#model/forces/standing-orders';
import type { FleetRef, SetStanding } from '#model/orders/order';
import type { OrderIssue } from '#model/orders/order-issue';
import { FOG_14, doubt, refusal } from '../issue.ts';
import { giveBack, givenBackIssues, isGivenBack } from './standing-given-back.ts';
import { type Judgement, type Plan, free } from '#legality/plan/plan';
import { asFleetId } from '#legality/plan/where';

const ENC_5 = cite('ENC-5');
const TURN_4 = cite('TURN-4');

/** What is said of a number that does not fit. */
const UNFIT_NUMBER: Readonly<Record<NumberUnit, Readonly<{ code: string; what: string }>>> = {
  percent: { code: 'RATIO_UNFIT', what: 'percentage' },
  Intel: { code: 'INTEL_UNFIT', what: 'number of Intel' },
  EP: { code: 'INVESTMENT_UNFIT', what: 'number of EP' },
};

/** Numbers must be whole, and no larger than their row allows. */
function numberIssues(standing: Partial<StandingOrders>): readonly OrderIssue[] {
  return STANDING_FIELDS.flatMap((field) => {
    const [row, value] = [STANDING_ROWS[field], standing[field]];
    if (row.kind !== 'number' || value === undefined) return [];
    if (Number.isSafeInteger(value) && Number(value) >= 0 && Number(value) <= row.most) return [];
    const { code, what } = UNFIT_NUMBER[row.unit];
    const about = { code, cite: row.rule, path: `standing.${field}` };
    return [refusal(about, `Give a whole ${what} from 0 to ${String(row.most)}.`)];
  });
}

function placeIssues(plan: Plan, { withdrawTo }: Partial<StandingOrders>): readonly OrderIssue[] {
  const issues: OrderIssue[] = [];
  if (withdrawTo !== undefined && withdrawTo !== null) {
    const about = { code: 'SYSTEM_UNKNOWN', cite: ENC_5, path: 'standing.withdrawTo' };
    const system = plan.view.systems[withdrawTo];
    if (system === undefined) issues.push(refusal(about, 'Name a system that you know.'));
    else if (system.own === null) issues.push(doubt(about, `${system.name} is not yours.`));
  }
  return issues;
}

/** What is refused where a list names something that it cannot. */
type Unfit = Readonly<{
  isFit: (view: EmpireView, id: string) => boolean;
  code: string;
  text: string;
}>;
const UNFIT: Readonly<Record<ThingKind, Unfit>> = {
  class: {
    isFit: ({ designs }, id) => Object.hasOwn(designs, id),
    code: 'DESIGN_UNKNOWN',
    text: 'Name classes that you know.',
  },
  power: {
    isFit: ({ neighbours }, id) => Object.hasOwn(neighbours, id),
    code: 'EMPIRE_UNKNOWN',
    text: 'Name powers that you know.',
  },
  unit: {
    isFit: ({ units }, id) => Object.hasOwn(units, id),
    code: 'UNIT_UNKNOWN',
    text: 'You have no such unit.',
  },
  colony: {
    isFit: ({ systems }, id) => (systems[brandAs<SystemId>(id)]?.own?.census ?? 0) > 0,
    code: 'SYSTEM_UNFIT',
    text: 'Name colonies of your own.',
  },
  contact: {
    isFit: (view, id) => {
      const contact = view.contacts[brandAs<ContactId>(id)];
      return contact !== undefined && isFleetOfPower(view, contact);
    },
    code: 'CONTACT_UNFIT',
    text: 'Name fleets of other empires that you have seen, such as c4.',
  },
};

/** Classes and powers that are named must be known; units and colonies must be their player's own. @rule ECO-5 @rule COL-2 */
function listIssues(plan: Plan, standing: Partial<StandingOrders>): readonly OrderIssue[] {
  const issues = STANDING_FIELDS.flatMap((field) => {
    const [row, named] = [STANDING_ROWS[field], standing[field]];
    if (row.kind !== 'things' || !Array.isArray(named)) return [];
    const { isFit, code, text } = UNFIT[row.of];
    if (named.every((id) => isFit(plan.view, String(id)))) return [];
    return [refusal({ code, cite: row.rule, path: `standing.${field}` }, text)];
  });
  return [...issues, ...bothIssues(plan, standing)];
}

/** Who is spared is not attacked. */
function bothIssues(
  { view }: Plan,
  { attacks = [], spares = [] }: Partial<StandingOrders>,
): readonly OrderIssue[] {
  const about = { code: 'ATTACKS_AND_SPARES', cite: ENC_5, path: 'standing.attacks' };
  return attacks.flatMap((empire) => {
    const name = view.neighbours[empire]?.name;
    if (name === undefined || !spares.includes(empire)) return [];
    return [doubt(about, `${name} is named to be spared too, and that holds.`)];
  });
}

/** An own fleet, or one that an order above forms. */
const isKnown = ({ view, formed, formedLater }: Plan, fleet: FleetRef): boolean =>
  view.fleets[asFleetId(fleet)] !== undefined || formed.has(fleet) || formedLater.has(fleet);

function scopeIssues(order: SetStanding, plan: Plan): readonly OrderIssue[] {
  const about = { code: 'STANDING_SCOPE', path: 'fleet' };
  if (order.fleet !== null && !isKnown(plan, order.fleet)) {
    const text =
      'You have no such fleet, and no order above forms it. Put the order to form it first.';
    return [refusal({ ...about, cite: FOG_14 }, text)];
  }
  if (isGivenBack(order)) return givenBackIssues(order, plan);
  const earlier = plan.standing.get(order.fleet) ?? {};
  const again =
    'An earlier order of this sheet says some of this too: there the later one holds, and the rest of the earlier one stays.';
  const isTwice = STANDING_FIELDS.some(
    (field) => earlier[field] !== undefined && order.standing[field] !== undefined,
  );
  const twice = isTwice ? [doubt({ ...about, cite: TURN_4 }, again)] : [];
  const own = STANDING_FIELDS.map((field) => ({ row: STANDING_ROWS[field], field })).find(
    ({ row, field }) => row.ofEmpire !== undefined && order.standing[field] !== undefined,
  );
  if (order.fleet === null || own === undefined) return twice;
  const text = `${own.row.ofEmpire ?? ''} can be set only for the whole empire. Order it with “standing empire: …”.`;
  return [...twice, refusal({ ...about, cite: own.row.rule }, text)];
}

/** Other classes are probably a mistake. @rule SUP-3 */
function sweepIssues(
  { view }: Plan,
  { sweepFirst = [] }: Partial<StandingOrders>,
): readonly OrderIssue[] {
  const about = {
    code: 'SWEEP_NO_MINEFIELD',
    cite: cite('SUP-3'),
    path: 'standing.sweepFirst',
  };
  return sweepFirst.flatMap((id) => {
    const design = view.designs[id]?.design;
    if (design === undefined || design.kind === 'minefield') return [];
    return [doubt(about, `Only minefields are swept: ${design.name} is no class of them.`)];
  });
}

/** Are these standing orders complete and about things that their owner knows? @rule ENC-5 */
export function judgeSetStanding(order: SetStanding, plan: Plan): Judgement {
  const issues = [
    ...scopeIssues(order, plan),
    ...numberIssues(order.standing),
    ...placeIssues(plan, order.standing),
    ...listIssues(plan, order.standing),
    ...sweepIssues(plan, order.standing),
  ];
  if (isGivenBack(order)) {
    giveBack(order, plan);
    return free(issues);
  }
  plan.standing.set(order.fleet, { ...plan.standing.get(order.fleet), ...order.standing });
  return free(issues);
}
