import { valuesById } from '#kernel/collections/tables';
import { unique } from '#kernel/collections/unique';
import { cite } from '#kernel/reasons/cite';
import type { SystemId } from '#model/campaign/ids';
import { laneIdOf } from '#model/campaign/lane';
import type { Unit } from '#model/forces/unit';
import type { LaunchStrike } from '#model/orders/order';
import type { OrderIssue } from '#model/orders/order-issue';
import { rightsOf } from '#rules/diplomacy/rights-of';
import { stateToward } from '#rules/diplomacy/state-toward';
import { canStrike } from '#rules/encounters/can-strike';
import { isInStrikeRange } from '#rules/movement/is-in-strike-range';
import { doubt, refusal } from '../issue.ts';
import { ownDesignOf } from '#legality/cargo/minelaying';
import { type Judgement, type Plan, free, isRefused } from '#legality/plan/plan';
import { plannedFleet, systemAfterMoves } from '#legality/plan/planned-site';
import { supplyAfterMoves } from '#legality/plan/planned-supply';
import { unitText } from '../unit-text.ts';
import { asFleetId, isInHold } from '#legality/plan/where';

const about = (code: string, path = 'units'): Parameters<typeof refusal>[0] => ({
  code,
  cite: cite('MOV-8'),
  path,
});

const nameOf = ({ view }: Plan, system: SystemId): string => view.systems[system]?.name ?? system;

/** What keeps a unit from it, wherever it is sent; null: nothing. */
function unfitText(plan: Plan, unit: Unit): string | null {
  const kind = ownDesignOf(plan, unit.id)?.kind;
  if (kind !== 'flight') return 'is no flight';
  if (plan.strikes.has(unit.id)) return 'strikes by an earlier order';
  if (plan.redeployed.has(unit.id)) return 'is redeployed by another order';
  if (!canStrike({ ...unit, kind, isStowed: isInHold(plan, unit.id) })) {
    return 'is crippled, out of service or cargo';
  }
  return plan.yards.facts.isResting(unit.id) ? 'rests this turn by another order' : null;
}

/** What is to be said of the way, from where the base of a flight is to be. */
function reachIssues(plan: Plan, unit: Unit, to: SystemId): readonly OrderIssue[] {
  const from = systemAfterMoves(plan, unit);
  const who = unitText(plan.view, unit);
  if (from === null) {
    return [refusal(about('STRIKE_FROM_LANE'), `${who} is to be in a lane.`)];
  }
  if (isInStrikeRange(plan.view.lanes, from, to)) return [];
  const name = nameOf(plan, to);
  if (from !== to && plan.view.lanes[laneIdOf(from, to)]?.class === 'unknown') {
    const text = `You do not know of what class the lane to ${name} is: if it is neither minor nor major, ${who} stays.`;
    return [doubt(about('STRIKE_LANE_UNKNOWN', 'system'), text)];
  }
  const text = `${name} is not one minor or major lane away from where the base of ${who} is to be.`;
  return [refusal(about('STRIKE_OUT_OF_REACH', 'system'), text)];
}

function unitIssues(plan: Plan, unit: Unit, to: SystemId): readonly OrderIssue[] {
  const why = unfitText(plan, unit);
  if (why === null) return reachIssues(plan, unit, to);
  return [refusal(about('STRIKE_UNFIT'), `${unitText(plan.view, unit)} ${why}.`)];
}

/** A place from which nobody may set out when the time has come. @rule SUP-7 @rule SUP-4 */
function baseIssues(plan: Plan, from: SystemId): readonly OrderIssue[] {
  const name = nameOf(plan, from);
  const shut = `${name} is blockaded: flights strike from there only if that ends.`;
  const hungry = `No supply is to be expected at ${name}, as far as you know: flights that are out of supply do not strike.`;
  return [
    ...(plan.view.systems[from]?.own?.blockaded === true
      ? [doubt(about('STRIKE_BLOCKADED'), shut)]
      : []),
    ...(supplyAfterMoves(plan, from).supplied ? [] : [doubt(about('STRIKE_NO_SUPPLY'), hungry)]),
  ];
}

/** Whether a unit is in a fleet that withdraws, by itself or with its carrier, and that the sheet does not move. @rule ENC-4 */
function withdraws(plan: Plan, unit: Unit): boolean {
  const to = plan.moved.get(unit.id) ?? unit.place;
  const carrier = to.kind === 'aboard' ? plan.view.units[to.carrier] : undefined;
  if (carrier !== undefined) return withdraws(plan, carrier);
  const fleet = plannedFleet(plan, unit);
  if (fleet === null || plan.destinations.has(fleet)) return false;
  return (plan.view.fleets[asFleetId(fleet)]?.withdrawing ?? null) !== null;
}

function withdrawalIssues(plan: Plan, unit: Unit): readonly OrderIssue[] {
  if (!withdraws(plan, unit)) return [];
  const text = `The fleet of ${unitText(plan.view, unit)} must withdraw first: move it, and strike from where it goes.`;
  return [doubt({ ...about('STRIKE_WITHDRAWS'), cite: cite('ENC-4') }, text)];
}

/** Whether somebody is in sight there whom the flights would fight, by the standing orders as the sheet leaves them. */
function seesPrey({ view, standing }: Plan, at: SystemId): boolean {
  const { engage, attacks, spares } = { ...view.empire.standing, ...standing.get(null) };
  return valuesById(view.contacts).some(({ owner, place, current }) => {
    if (!current || owner === null || spares.includes(owner)) return false;
    if (place.kind !== 'system' || place.system !== at) return false;
    const { stance } = rightsOf(stateToward(view.neighbours, owner));
    return (
      stance === 'enemy' ||
      (stance === 'neutral' && (engage === 'neutrals' || attacks.includes(owner)))
    );
  });
}

function preyIssues(plan: Plan, system: SystemId): readonly OrderIssue[] {
  if (seesPrey(plan, system)) return [];
  const text = `You see nobody at ${nameOf(plan, system)} whom your flights would fight: without an enemy they turn back.`;
  return [doubt(about('STRIKE_NO_PREY', 'system'), text)];
}

/** May these flights strike there? @rule MOV-8 @rule MOV-9 */
export function judgeLaunchStrike(order: LaunchStrike, plan: Plan): Judgement {
  const { view } = plan;
  if (view.rules.carrierStrikes === 'off') {
    return free([refusal(about('STRIKE_OFF'), 'This campaign is played without carrier strikes.')]);
  }
  const { system } = order;
  const ids = unique(order.units);
  const units = ids.flatMap((id) => view.units[id] ?? []);
  const issues = [
    ...(units.length < ids.length
      ? [refusal(about('UNIT_UNKNOWN'), 'You have no such unit.')]
      : []),
    ...(view.systems[system] === undefined
      ? [refusal(about('SYSTEM_UNKNOWN', 'system'), 'You know of no such system.')]
      : units.flatMap((unit) => unitIssues(plan, unit, system))),
  ];
  if (isRefused(issues)) return free(issues);
  for (const id of ids) plan.strikes.add(id);
  const bases = unique(units.flatMap((unit) => systemAfterMoves(plan, unit) ?? []));
  const warnings = [
    ...units.flatMap((unit) => withdrawalIssues(plan, unit)),
    ...bases.flatMap((base) => baseIssues(plan, base)),
  ];
  return free([...issues, ...warnings, ...preyIssues(plan, system)]);
}
