import { valuesById } from '#kernel/collections/tables';
import { cite } from '#kernel/reasons/cite';
import { unique } from '#kernel/collections/unique';
import type { SystemId } from '#model/campaign/ids';
import type { Unit, UnitPlace } from '#model/forces/unit';
import type { RedeployUnits } from '#model/orders/order';
import type { OrderIssue } from '#model/orders/order-issue';
import { laneNetworkOf } from '#rules/economy/trade-routes';
import { enemyFleetsSeen } from '#rules/movement/enemy-fleets-seen';
import { reachedFreely } from '#rules/supply/reached-freely';
import { redeploymentBerth } from '#rules/supply/redeployment-berth';
import { doubt, refusal } from '../issue.ts';
import { ownDesignOf } from '#legality/cargo/minelaying';
import { type Judgement, type Plan, free, isRefused } from '#legality/plan/plan';
import { plannedHarbour } from '#legality/plan/planned-harbour';
import { systemAfterMoves } from '#legality/plan/planned-site';
import { supplyAfterMoves } from '#legality/plan/planned-supply';
import { unitText } from '../unit-text.ts';
import { isInHold } from '#legality/plan/where';
import { BUSY_TEXT } from '#legality/works/busy-text';

const about = (code: string, path = 'units'): Parameters<typeof refusal>[0] => ({
  code,
  cite: cite('SUP-10'),
  path,
});

/** What keeps a minefield where it is that is no cargo. */
function mineText(plan: Plan, { id, place }: Unit): string | null {
  const { minefields, moved } = plan;
  if (isInHold(plan, id)) return null;
  if ((moved.get(id) ?? place).kind === 'aboard') return 'is aboard a Minelayer: lay it first';
  const isWorked = minefields.laid.has(id) || minefields.recovered.has(id);
  return isWorked ? 'is laid or recovered this turn' : null;
}

/** What keeps a unit of any kind where it is. */
function unfitText(plan: Plan, unit: Unit): string | null {
  if (plan.redeployed.has(unit.id)) return 'is redeployed by an earlier order';
  if (unit.status === 'mothballed') return 'is mothballed';
  if (isInHold(plan, unit.id)) return 'is cargo: unload it first';
  if (plan.yards.facts.isResting(unit.id)) return BUSY_TEXT;
  return systemAfterMoves(plan, unit) === null ? 'is to be in a lane' : null;
}

function unitIssues(plan: Plan, unit: Unit): readonly OrderIssue[] {
  const kind = ownDesignOf(plan, unit.id)?.kind;
  const isOfKind = kind === 'flight' || kind === 'minefield';
  const own = kind === 'minefield' ? mineText(plan, unit) : null;
  const why = isOfKind ? (own ?? unfitText(plan, unit)) : 'is neither flight nor minefield';
  if (why === null) return [];
  return [refusal(about('REDEPLOY_UNFIT'), `${unitText(plan.view, unit)} ${why}.`)];
}

/** Known lanes, and enemy fleets in sight. */
function wayIssues(plan: Plan, unit: Unit, from: SystemId, to: SystemId): readonly OrderIssue[] {
  const { view } = plan;
  const who = unitText(view, unit);
  const network = laneNetworkOf(valuesById(view.lanes));
  if (!reachedFreely(network, from, () => true).has(to)) {
    const text = `No explored lanes that you know of lead ${who} there.`;
    return [refusal(about('REDEPLOY_NO_WAY'), text)];
  }
  const hasEnemy = enemyFleetsSeen(view);
  if (reachedFreely(network, from, (system) => !hasEnemy(system)).has(to)) return [];
  const text = `Enemy fleets in sight bar the way of ${who}: unless they leave it stays.`;
  return [doubt(about('REDEPLOY_BARRED'), text)];
}

function supplyIssues(plan: Plan, ends: readonly SystemId[]): readonly OrderIssue[] {
  return unique(ends)
    .filter((system) => !supplyAfterMoves(plan, system).supplied)
    .map((system) => {
      const name = plan.view.systems[system]?.name ?? system;
      const text = `No supply is to be expected at ${name}, as far as you know: then nothing is redeployed.`;
      return doubt(about('REDEPLOY_NO_SUPPLY'), text);
    });
}

/** Unpaid units draw no supply, nor do flights with an unpaid carrier. @rule ECO-5 */
function isUnpaid({ view, moved }: Plan, { id, place }: Unit): boolean {
  const to = moved.get(id) ?? place;
  return view.unpaid.includes(id) || (to.kind === 'aboard' && view.unpaid.includes(to.carrier));
}

function unpaidIssues(plan: Plan, unit: Unit): readonly OrderIssue[] {
  if (!isUnpaid(plan, unit)) return [];
  const text = `${unitText(plan.view, unit)} goes unpaid, and so without supply: it stays.`;
  return [doubt(about('REDEPLOY_UNPAID'), text)];
}

/** Whether a unit is to be expected to go. */
function goes(plan: Plan, unit: Unit, at: SystemId | null): boolean {
  const ends = [systemAfterMoves(plan, unit), at];
  const isSupplied = ends.every((end) => end === null || supplyAfterMoves(plan, end).supplied);
  return isSupplied && !isUnpaid(plan, unit);
}

/** Where it is before. */
function placeBefore(plan: Plan, unit: Unit): UnitPlace {
  const to = plan.moved.get(unit.id);
  if (to === undefined) return unit.place;
  if (to.kind === 'aboard') return { kind: 'aboard', carrier: to.carrier };
  const system = systemAfterMoves(plan, unit);
  return system === null ? unit.place : { kind: 'system', system };
}

/** Finds room for a unit, and keeps it for it. */
function berthIssues(plan: Plan, order: RedeployUnits, unit: Unit): readonly OrderIssue[] {
  const design = ownDesignOf(plan, unit.id);
  const { at, harbour } = plannedHarbour(plan, order.to);
  const place = design === undefined ? null : redeploymentBerth(design, harbour);
  if (place !== null) {
    plan.redeployed.set(unit.id, goes(plan, unit, at) ? place : placeBefore(plan, unit));
    return [];
  }
  const text = `There is no room left for ${unitText(plan.view, unit)} there; carriers that change their status or class take in nobody.`;
  return [refusal(about('REDEPLOY_NO_ROOM', 'to'), text)];
}

function goalIssues({ view }: Plan, { to }: RedeployUnits): readonly OrderIssue[] {
  if (to.kind === 'system' && view.systems[to.system] === undefined) {
    return [refusal(about('SYSTEM_UNKNOWN', 'to'), 'You know of no such system.')];
  }
  const fleet = to.kind === 'fleet' ? view.fleets[to.fleet] : undefined;
  if (to.kind === 'system' || fleet?.withdrawing === null) return [];
  if (fleet === undefined) {
    return [refusal(about('FLEET_UNKNOWN', 'to'), 'You have no such fleet.')];
  }
  return [refusal(about('FLEET_WITHDRAWING', 'to'), 'A fleet that withdraws must leave first.')];
}

function journeyIssues(
  plan: Plan,
  order: RedeployUnits,
  units: readonly Unit[],
): readonly OrderIssue[] {
  const { at } = plannedHarbour(plan, order.to);
  if (at === null) {
    return [refusal(about('FLEET_IN_LANE', 'to'), 'That fleet is to be in a lane.')];
  }
  const origins = units.flatMap((unit) => systemAfterMoves(plan, unit) ?? []);
  const ways = units.flatMap((unit) => {
    const from = systemAfterMoves(plan, unit);
    return from === null ? [] : wayIssues(plan, unit, from, at);
  });
  const unpaid = units.flatMap((unit) => unpaidIssues(plan, unit));
  return [...ways, ...supplyIssues(plan, [...origins, at]), ...unpaid];
}

/** May these flights and minefields go there by strategic redeployment? @rule SUP-10 @rule OPT-17 */
export function judgeRedeployUnits(order: RedeployUnits, plan: Plan): Judgement {
  if (plan.view.rules.strategicRedeployment === 'off') {
    const text = 'This campaign is played without strategic redeployment.';
    return free([refusal(about('REDEPLOY_OFF'), text)]);
  }
  const ids = unique(order.units);
  const known = ids.flatMap((id) => plan.view.units[id] ?? []);
  if (known.length < ids.length) {
    return free([refusal(about('UNIT_UNKNOWN'), 'You have no such unit.')]);
  }
  const issues = [...goalIssues(plan, order), ...known.flatMap((unit) => unitIssues(plan, unit))];
  if (isRefused(issues)) return free(issues);
  const journey = journeyIssues(plan, order, known);
  if (isRefused(journey)) return free(journey);
  const rooms = known.flatMap((unit) => berthIssues(plan, order, unit));
  if (rooms.length > 0) for (const id of ids) plan.redeployed.delete(id);
  return free(rooms.length > 0 ? rooms : journey);
}
