import { friendlyColonySeen } from '#legality/cargo/friendly-colony-seen';
import { cite } from '#kernel/reasons/cite';
import { unique } from '#kernel/collections/unique';
import type { SystemId, UnitId } from '#model/campaign/ids';
import type { UnitKind } from '#model/forces/unit';
import type { AssignUnits as Assigning, FleetRef, FormFleet } from '#model/orders/order';
import type { OrderIssue } from '#model/orders/order-issue';
import { berthsFor } from '#rules/encounters/berths-for';
import { basingIssues } from '#legality/cargo/basing-issues';
import {
  knownAssignment,
  knownFormation,
  newUnitIssues,
  withNewUnits,
} from '#legality/plan/coming-units';
import { designOfUnit as designOf } from '#legality/plan/design-of-unit';
import { isInTow } from '#legality/cargo/is-in-tow';
import { MOV_9, refusal } from '../issue.ts';
import { nameIssues } from '../names.ts';
import { type Judgement, type Plan, free, isRefused } from '#legality/plan/plan';
import { putDownIssues } from '#legality/cargo/put-down-issues';
import { sharerIssues } from '#legality/cargo/sharers';
import { towingIssues } from '#legality/cargo/towing-issues';
import {
  asFleetId,
  isInHold,
  membersOf,
  systemOfFleet,
  systemOfUnit,
  unitsAboard,
} from '#legality/plan/where';

/** Of units that are all in the plan, be it that they are still to be built. */
type AssignUnits = Assigning<UnitId>;

const about = (code: string, path = 'units'): Parameters<typeof refusal>[0] => ({
  code,
  cite: MOV_9,
  path,
});

/** @rule CON-9 */
const CHANGING = [
  { ...about('CARRIER_CHANGES'), cite: cite('CON-9') },
  'That carrier changes its status, and with it all that is aboard: give this order before that one.',
] as const;

/** @rule CON-6 @rule CON-9 */
const DOCKED = [
  { ...about('CARRIER_DOCKED', 'to'), cite: cite('CON-9') },
  'That carrier changes its status or class this turn: who goes aboard does so by an order before that one, or next turn.',
] as const;

const canSail = (plan: Plan, id: UnitId): boolean => {
  const kind = designOf(plan, id)?.kind;
  return kind === 'ship' || kind === 'convoy';
};

function isWithdrawing(plan: Plan, id: UnitId): boolean {
  const place = plan.view.units[id]?.place;
  if (place?.kind === 'aboard') return isWithdrawing(plan, place.carrier);
  return place?.kind === 'fleet' && (plan.view.fleets[place.fleet]?.withdrawing ?? null) !== null;
}

/**
 * Own units, and before movement also together in one system and free to be reorganised: where they
 * are at the end of Construction nobody can know yet.
 */
function unitIssues(
  plan: Plan,
  { units, at }: Pick<FormFleet<UnitId> | AssignUnits, 'units' | 'at'>,
): readonly OrderIssue[] {
  if (units.length === 0) return [refusal(about('UNITS_NONE'), 'Name at least one unit.')];
  if (units.some((id) => plan.view.units[id] === undefined)) {
    return [refusal(about('UNIT_UNKNOWN'), 'You have no such unit.')];
  }
  if (units.some((id) => plan.yards.takenApart.has(id))) {
    const text = 'One of them is reverse engineered by an earlier order: leave it out.';
    return [refusal({ ...about('UNITS_TAKEN_APART'), cite: cite('TECH-7') }, text)];
  }
  if (units.some((id) => isInHold(plan, id) && !isInTow(plan, id))) {
    const text = 'Cargo stays in its hold until it is unloaded.';
    return [refusal(about('UNITS_IN_HOLD'), text)];
  }
  if (at === 'construction') return [];
  if (unique(units.map((id) => systemOfUnit(plan, id))).length > 1) {
    return [refusal(about('UNITS_APART'), 'These units are not all in one system.')];
  }
  if (units.some((id) => isWithdrawing(plan, id))) {
    return [refusal(about('UNITS_WITHDRAWING'), 'Units that withdraw must leave first.')];
  }
  return [...sharerIssues(plan, units), ...changingIssues(plan, units)];
}

/** What is based on a unit that changes its status changes with it. @rule CON-9 */
function changingIssues(
  { view, moved, yards }: Plan,
  units: readonly UnitId[],
): readonly OrderIssue[] {
  const changes = (id: UnitId): boolean => {
    const place = moved.get(id) ?? view.units[id]?.place;
    return place?.kind === 'aboard' && yards.changing.has(place.carrier);
  };
  return units.some(changes) ? [refusal(...CHANGING)] : [];
}

/** What later orders go by. */
function noteFormed(plan: Plan, { name, units, at }: FormFleet<UnitId>): void {
  const ref = `new:${name}` as const;
  const [first] = units;
  plan.names.add(name);
  if (first === undefined) return;
  if (at === 'construction') {
    plan.formedLater.set(ref, first);
    return;
  }
  const system = systemOfUnit(plan, first);
  if (system === null) return;
  plan.formed.set(ref, system);
  for (const id of units) plan.moved.set(id, { kind: 'fleet', fleet: ref });
}

function judgeForming(order: FormFleet<UnitId>, plan: Plan): Judgement {
  const issues = [...nameIssues(order.name, 'name'), ...unitIssues(plan, order)];
  if (plan.names.has(order.name)) {
    issues.push(refusal(about('NAME_TAKEN', 'name'), 'You have a fleet of that name already.'));
  }
  if (!isRefused(issues) && !order.units.every((id) => canSail(plan, id))) {
    issues.push(refusal(about('UNITS_CANNOT_SAIL'), 'Only ships and convoys form fleets.'));
  }
  if (isRefused(issues)) return free(issues);
  noteFormed(plan, order);
  return free(issues);
}

/** A fleet ends with its last unit, and the orders of a sheet are carried out one after another. */
function emptiedIssues(plan: Plan, fleet: FleetRef): readonly OrderIssue[] {
  if (membersOf(plan, fleet).length > 0) return [];
  const text = 'Nothing is left of that fleet after the orders before this one: form a new one.';
  return [refusal(about('FLEET_EMPTIED', 'to'), text)];
}

/** Own fleets, and those that an order above has formed by then. */
const isFleetKnown = (plan: Plan, fleet: FleetRef, at: AssignUnits['at']): boolean =>
  plan.view.fleets[asFleetId(fleet)] !== undefined ||
  plan.formed.has(fleet) ||
  (at === 'construction' && plan.formedLater.has(fleet));

function intoFleetIssues(plan: Plan, order: AssignUnits, system: SystemId): readonly OrderIssue[] {
  if (order.to.kind !== 'fleet') return [];
  const { fleet } = order.to;
  if (!isFleetKnown(plan, fleet, order.at))
    return [refusal(about('FLEET_UNKNOWN', 'to'), 'You have no such fleet.')];
  if (!order.units.every((id) => canSail(plan, id))) {
    return [refusal(about('UNITS_CANNOT_SAIL'), 'Only ships and convoys join a fleet.')];
  }
  if (order.at === 'construction') return [];
  if ((plan.view.fleets[asFleetId(fleet)]?.withdrawing ?? null) !== null) {
    return [refusal(about('FLEET_WITHDRAWING', 'to'), 'A fleet that withdraws must leave first.')];
  }
  if (systemOfFleet(plan, fleet) !== system) {
    return [refusal(about('FLEET_ELSEWHERE', 'to'), 'That fleet is in another system.')];
  }
  return emptiedIssues(plan, fleet);
}

type Host = Readonly<{ id: UnitId; design: Parameters<typeof berthsFor>[0] }>;

/** A berth for each unit beside those of its kind that are aboard. */
function roomIssues(
  plan: Plan,
  units: readonly UnitId[],
  { id, design }: Host,
): readonly OrderIssue[] {
  const kindOf = (one: UnitId): UnitKind => designOf(plan, one)?.kind ?? 'ship';
  const aboard = unitsAboard(plan, id).filter((one) => !units.includes(one));
  return unique(units.map(kindOf)).flatMap((kind) => {
    const isOfKind = (one: UnitId): boolean => kindOf(one) === kind;
    const room = berthsFor(design, kind) - aboard.filter(isOfKind).length;
    if (unique(units).filter(isOfKind).length <= room) return [];
    const text = `It has room for ${String(Math.max(0, room))} more.`;
    return [refusal(about('CARRIER_FULL', 'to'), text)];
  });
}

const isTowing = (plan: Plan, { units }: AssignUnits): boolean =>
  plan.view.rules.towBases === 'on' && units.some((id) => designOf(plan, id)?.kind === 'base');

/** What speaks against a carrier or tug where and as it is. */
function carrierIssues(
  plan: Plan,
  { units, at }: AssignUnits,
  { carrier, system }: Readonly<{ carrier: UnitId; system: SystemId }>,
): readonly OrderIssue[] {
  const place = plan.moved.get(carrier) ?? plan.view.units[carrier]?.place;
  if (place?.kind === 'aboard') {
    return [refusal(about('CARRIER_ABOARD', 'to'), 'It is aboard another unit itself.')];
  }
  if (at === 'movement' && systemOfUnit(plan, carrier) !== system) {
    return [refusal(about('CARRIER_ELSEWHERE', 'to'), 'That carrier is in another system.')];
  }
  if (at === 'movement' && plan.yards.docked.has(carrier)) return [refusal(...DOCKED)];
  if (![carrier, ...units].some((id) => plan.view.units[id]?.status === 'mothballed')) return [];
  const text = 'A mothballed unit can only be made active again, or scrapped.';
  return [refusal({ ...about('UNITS_MOTHBALLED'), cite: cite('CON-9') }, text)];
}

function aboardIssues(plan: Plan, order: AssignUnits, system: SystemId): readonly OrderIssue[] {
  if (order.to.kind !== 'aboard') return [];
  const { carrier } = order.to;
  const design = designOf(plan, carrier);
  if (design === undefined || !('cv' in design)) {
    return [refusal(about('CARRIER_UNKNOWN', 'to'), 'You have no such carrier.')];
  }
  const isTow = isTowing(plan, order);
  const basing = isTow ? [] : basingIssues(plan, order);
  if (basing.length > 0) return basing;
  const issues = carrierIssues(plan, order, { carrier, system });
  if (issues.length > 0) return issues;
  if (isTow) return towingIssues(plan, order, carrier);
  return roomIssues(plan, order.units, { id: carrier, design });
}

function ashoreIssues(plan: Plan, order: AssignUnits, system: SystemId): readonly OrderIssue[] {
  if (order.to.kind !== 'system') return [];
  const isColony = order.at === 'construction' || friendlyColonySeen(plan.view, system);
  const based = order.units.filter((id) => !isInTow(plan, id));
  const fits = based.every((id) => {
    const design = designOf(plan, id);
    return (
      design?.kind === 'flight' &&
      'abilities' in design &&
      design.abilities.some((ability) => ability.id === 'atmospheric')
    );
  });
  if (fits && (isColony || based.length === 0)) {
    return order.at === 'movement' ? putDownIssues(plan, order) : [];
  }
  const text =
    'Only Atmospheric flights are based ashore, at a colony of yours or of a Military partner.';
  return [refusal(about('ASHORE_UNFIT', 'to'), text)];
}

function judgeAssigning(order: AssignUnits, plan: Plan): Judgement {
  const issues = unitIssues(plan, order);
  const [first] = order.units;
  const system = first === undefined ? null : systemOfUnit(plan, first);
  if (isRefused(issues)) return free(issues);
  if (system === null) {
    return free([refusal(about('UNITS_UNDER_WAY'), 'These units are not in a system.')]);
  }
  const more = [
    ...intoFleetIssues(plan, order, system),
    ...aboardIssues(plan, order, system),
    ...ashoreIssues(plan, order, system),
  ];
  if (isRefused(more)) return free(more);
  if (order.at === 'movement') for (const id of order.units) plan.moved.set(id, order.to);
  return free(more);
}

/** May these units form a fleet of that name? @rule MOV-9 @rule CON-11 */
function judgeFormFleet(order: FormFleet, plan: Plan): Judgement {
  const issues = newUnitIssues(plan, order);
  if (isRefused(issues)) return free(issues);
  return judgeForming(knownFormation(order), withNewUnits(plan, order));
}

/** May these units change to that fleet, carrier or colony? @rule MOV-9 @rule CON-11 */
function judgeAssignUnits(order: Assigning, plan: Plan): Judgement {
  const issues = newUnitIssues(plan, order);
  if (isRefused(issues)) return free(issues);
  return judgeAssigning(knownAssignment(order), withNewUnits(plan, order));
}

/** Judges of orders that reorganise fleets. */
export const REORGANISE = {
  FormFleet: judgeFormFleet,
  AssignUnits: judgeAssignUnits,
} as const;
