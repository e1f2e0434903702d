import type { SystemId } from '#model/campaign/ids';
import { keysById } from '#kernel/collections/tables';
import { cite } from '#kernel/reasons/cite';
import {
  ALL_STANDING_ORDERS,
  MOST_RATIO,
  type StandingOrders,
} from '#model/forces/standing-orders';
import type { FleetRef, SetStanding } from '#model/orders/order';
import type { OrderIssue } from '#model/orders/order-issue';
import { FOG_14, doubt, refusal } from '../issue.ts';
import { giveBack, givenBackIssues, isGivenBack } from './standing-given-back.ts';
import { type Judgement, type Plan, free } from '../plan.ts';
import { asFleetId } from '../where.ts';

const ENC_5 = cite('ENC-5');
const DIP_10 = cite('DIP-10');
const TURN_4 = cite('TURN-4');
const RATIOS = ['engageRatio', 'defendRatio', 'refuseBelow', 'disengageBelow'] as const;
const SHARES = ['directShare', 'retreatAt'] as const;
const WHOLE = 100;
const LISTS_OF_CLASSES = [
  { field: 'stayFirst', cite: cite('MOV-3') },
  { field: 'cargoFirst', cite: cite('CSC-14') },
  { field: 'unpaidFirst', cite: cite('ECO-5') },
  { field: 'unlockFirst', cite: cite('TECH-4') },
  { field: 'sweepFirst', cite: cite('SUP-3') },
  { field: 'foundFirst', cite: cite('MOV-4') },
  { field: 'tendFirst', cite: cite('CON-7') },
] as const;
const LISTS_OF_POWERS = [
  { field: 'attacks', cite: ENC_5 },
  { field: 'spares', cite: ENC_5 },
  { field: 'admits', cite: DIP_10 },
] as const;
/** What no fleet has for itself. */
const OF_THE_EMPIRE = [
  { field: 'unpaidFirst', cite: cite('ECO-5'), what: 'Who goes unpaid first' },
  { field: 'unpaidUnits', cite: cite('ECO-5'), what: 'Who goes unpaid first' },
  { field: 'investEachTurn', cite: cite('TECH-1'), what: 'What is invested each turn' },
  { field: 'developEachTurn', cite: cite('COL-2'), what: 'Which colonies are developed each turn' },
  { field: 'unlockFirst', cite: cite('TECH-4'), what: 'Which class is unlocked first' },
  { field: 'sweepFirst', cite: cite('SUP-3'), what: 'Which minefields are swept first' },
  { field: 'foundFirst', cite: cite('MOV-4'), what: 'Which hidden ships are found first' },
  { field: 'tendFirst', cite: cite('CON-7'), what: 'Which ground units Hospitals restore first' },
  { field: 'admits', cite: DIP_10, what: 'Whose fleets are admitted' },
] as const;

type Percentages = Readonly<{
  fields: readonly ((typeof RATIOS)[number] | (typeof SHARES)[number])[];
  what: string;
  most: number;
}>;

function ratioIssues(
  standing: Partial<StandingOrders>,
  { fields, what, most }: Percentages,
): readonly OrderIssue[] {
  return fields.flatMap((field) => {
    const value = standing[field];
    if (value === undefined) return [];
    if (Number.isSafeInteger(value) && value >= 0 && value <= most) return [];
    const about = { code: 'RATIO_UNFIT', cite: ENC_5, path: `standing.${field}` };
    return [refusal(about, `${what} is a whole percentage from 0 to ${String(most)}.`)];
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

/** Classes and powers that are named must be known. */
function listIssues(plan: Plan, standing: Partial<StandingOrders>): readonly OrderIssue[] {
  const { view } = plan;
  const issues = LISTS_OF_CLASSES.flatMap(({ field, cite: rule }) => {
    if ((standing[field] ?? []).every((design) => Object.hasOwn(view.designs, design))) return [];
    const about = { code: 'DESIGN_UNKNOWN', cite: rule, path: `standing.${field}` };
    return [refusal(about, 'Name classes that you know.')];
  });
  const powers = LISTS_OF_POWERS.flatMap(({ field, cite: rule }) => {
    if ((standing[field] ?? []).every((empire) => Object.hasOwn(view.neighbours, empire)))
      return [];
    const about = { code: 'EMPIRE_UNKNOWN', cite: rule, path: `standing.${field}` };
    return [refusal(about, 'Name powers that you know.')];
  });
  return [...issues, ...powers, ...bothIssues(plan, standing)];
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
  const isTwice = keysById(ALL_STANDING_ORDERS).some(
    (field) => earlier[field] !== undefined && order.standing[field] !== undefined,
  );
  const twice = isTwice ? [doubt({ ...about, cite: TURN_4 }, again)] : [];
  const own = OF_THE_EMPIRE.find(({ field }) => order.standing[field] !== undefined);
  if (order.fleet === null || own === undefined) return twice;
  const text = `${own.what} is ordered for the empire, not for a fleet.`;
  return [...twice, refusal({ ...about, cite: own.cite }, text)];
}

/** Units and colonies that are named must be their player's own. @rule ECO-5 @rule COL-2 */
function ownIssues(
  { view }: Plan,
  { unpaidUnits = [], developEachTurn = [], investEachTurn = 0 }: Partial<StandingOrders>,
): readonly OrderIssue[] {
  const issues: OrderIssue[] = [];
  const refuse = (code: string, field: string, text: string): void =>
    void issues.push(refusal({ code, cite: TURN_4, path: `standing.${field}` }, text));
  if (unpaidUnits.some((id) => view.units[id] === undefined)) {
    refuse('UNIT_UNKNOWN', 'unpaidUnits', 'You have no such unit.');
  }
  const isColony = (id: SystemId): boolean => (view.systems[id]?.own?.census ?? 0) > 0;
  if (!developEachTurn.every(isColony)) {
    refuse('SYSTEM_UNFIT', 'developEachTurn', 'Name colonies of your own.');
  }
  if (!Number.isSafeInteger(investEachTurn) || investEachTurn < 0) {
    refuse('INVESTMENT_UNFIT', 'investEachTurn', 'Give a whole number of EP, or 0 for none.');
  }
  return issues;
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
    ...ratioIssues(order.standing, { fields: RATIOS, what: 'A ratio', most: MOST_RATIO }),
    ...ratioIssues(order.standing, { fields: SHARES, what: 'A share', most: WHOLE }),
    ...placeIssues(plan, order.standing),
    ...listIssues(plan, order.standing),
    ...ownIssues(plan, order.standing),
    ...sweepIssues(plan, order.standing),
  ];
  if (isGivenBack(order)) {
    giveBack(order, plan);
    return free(issues);
  }
  plan.standing.set(order.fleet, { ...plan.standing.get(order.fleet), ...order.standing });
  return free(issues);
}
