import { unique } from '#kernel/collections/unique';
import { cite } from '#kernel/reasons/cite';
import type { UnitId } from '#model/campaign/ids';
import { ratingOf } from '#model/forces/design';
import type { Unit } from '#model/forces/unit';
import type { Invade } from '#model/orders/ground-war';
import type { OrderIssue } from '#model/orders/order-issue';
import { mayInvadeSeen, targetSeen } from '#rules/bombardment/target-seen';
import { ownDesignOf } from '#legality/cargo/minelaying';
import { FOG_14, doubt, refusal } from '#legality/issue';
import { free, isRefused, type Judgement, type Plan } from '#legality/plan/plan';
import { plannedFleet, plannedTrade, systemAfterMoves } from '#legality/plan/planned-site';
import { asFleetId, systemOfUnit } from '#legality/plan/where';
import {
  assaultFunctions,
  carrierThen,
  invadersPlanned,
  troopsAboard,
} from '#legality/siege/invaders-planned';
import { superiorityIssues, systemName, targetIssues } from '#legality/siege/target-issues';
import { unitText } from '#legality/unit-text';
import { BUSY_TEXT } from '#legality/works/busy-text';

const GND_2 = cite('GND-2');
const ACT = {
  verb: 'invade',
  cite: GND_2,
  needs: 'at War, or if it was once yours and they are neutrals',
};

const about = (code: string, path = 'units'): Parameters<typeof refusal>[0] => ({
  code,
  cite: GND_2,
  path,
});

function systemIssues(plan: Plan, { system }: Invade): readonly OrderIssue[] {
  const known = plan.view.systems[system];
  if (known === undefined) {
    return [refusal(about('SYSTEM_UNKNOWN', 'system'), 'You know of no such system.')];
  }
  if (known.own !== null) {
    const text = `${known.name} is yours. Order your units to be unloaded there.`;
    return [refusal(about('INVADE_OWN', 'system'), text)];
  }
  if (!plan.siege.invaded.has(system)) return [];
  const text = `An earlier order invades ${known.name}. Put all units into one order.`;
  return [refusal(about('INVADE_TWICE', 'system'), text)];
}

/** What keeps a carrier from putting troops down; null: nothing. */
function carrierText(plan: Plan, carrier: Unit): string | null {
  if (carrier.status !== 'active') return 'is not in service';
  if (plan.yards.facts.isResting(carrier.id)) return BUSY_TEXT;
  if (plannedTrade(plan, carrier)) return 'trades';
  const fleet = plannedFleet(plan, carrier);
  const leaves =
    fleet !== null &&
    !plan.destinations.has(fleet) &&
    (plan.view.fleets[asFleetId(fleet)]?.withdrawing ?? null) !== null;
  return leaves ? 'must withdraw first' : null;
}

/** What is to be said of the way of a carrier: it must be there when Ground Combat begins. */
function wayIssues(plan: Plan, carrier: Unit, { system }: Invade): readonly OrderIssue[] {
  if (systemAfterMoves(plan, carrier) === system) return [];
  const [who, where] = [unitText(plan.view, carrier), systemName(plan, system)];
  if (systemOfUnit(plan, carrier.id) === system) {
    const text = `${who} is ordered to leave ${where}. Its troops invade only if it stays.`;
    return [doubt(about('INVADE_LEAVES'), text)];
  }
  const text = `${who} won’t be at ${where} this turn. Move its fleet there.`;
  return [refusal(about('INVADE_ELSEWHERE'), text)];
}

function unitIssues(plan: Plan, id: UnitId, order: Invade): readonly OrderIssue[] {
  const unit = plan.view.units[id];
  if (unit === undefined) {
    return [refusal({ ...about('UNIT_UNKNOWN'), cite: FOG_14 }, 'You have no such unit.')];
  }
  const who = unitText(plan.view, unit);
  if (ownDesignOf(plan, id)?.kind !== 'ground') {
    return [refusal(about('INVADE_KIND'), `${who} is no ground unit. Only those can invade.`)];
  }
  const carrier = carrierThen(plan, unit);
  if (carrier === null) {
    const text = `${who} isn’t aboard a ship or convoy. Load it this turn, and it can invade next turn.`;
    return [refusal(about('INVADE_ASHORE'), text)];
  }
  const why = carrierText(plan, carrier);
  if (why === null) return wayIssues(plan, carrier, order);
  const text = `${unitText(plan.view, carrier)}, which carries ${who}, ${why}. Choose another unit.`;
  return [refusal(about('INVADE_CARRIER'), text)];
}

function supportIssues(plan: Plan, id: UnitId, order: Invade): readonly OrderIssue[] {
  const { system, units } = order;
  const unit = plan.view.units[id];
  const design = ownDesignOf(plan, id);
  if (unit === undefined || design === undefined) {
    const unknown = { ...about('UNIT_UNKNOWN', 'support'), cite: FOG_14 };
    return [refusal(unknown, 'You have no such unit.')];
  }
  const who = unitText(plan.view, unit);
  if (design.kind !== 'ship' || ratingOf(design, 'assault') === 0) {
    const text = `${who} is no Assault ship. Only those can support an invasion.`;
    return [refusal(about('SUPPORT_KIND', 'support'), text)];
  }
  const aboard = troopsAboard(plan, id);
  if (aboard.length > 1 || !aboard.every((one) => units.includes(one))) {
    const text = `${who} carries ground units that it can’t support. A ship supports one unit, and carries no other.`;
    return [refusal(about('SUPPORT_LADEN', 'support'), text)];
  }
  if (assaultFunctions(plan, unit) > 0 && systemAfterMoves(plan, unit) === system) return [];
  const text = `${who} isn’t expected to be at ${systemName(plan, system)} and fit to support anybody.`;
  return [doubt(about('SUPPORT_UNFIT', 'support'), text)];
}

/** Invaders whose support the order names, and who get none. */
function unsupportedIssues(plan: Plan, order: Invade): readonly OrderIssue[] {
  if (order.support.length === 0) return [];
  const invaders = invadersPlanned(plan, order);
  if (invaders.length === 0 || invaders.some(({ isSupported }) => isSupported)) return [];
  const least = Math.min(...invaders.map(({ cost }) => cost));
  const text = `The ships that you named have too few Assault functions: the cheapest of these units needs ${String(least)}.`;
  return [doubt(about('SUPPORT_SHORT', 'support'), text)];
}

/** May these units invade that system, as far as their empire knows? @rule GND-2 @rule FOG-14 */
export function judgeInvade(order: Invade, plan: Plan): Judgement {
  const { system } = order;
  const unfit = systemIssues(plan, order);
  if (isRefused(unfit)) return free(unfit);
  const issues = [
    ...unique(order.units).flatMap((id) => unitIssues(plan, id, order)),
    ...unique(order.support).flatMap((id) => supportIssues(plan, id, order)),
  ];
  if (isRefused(issues)) return free(issues);
  plan.siege.invaded.add(system);
  const target = targetSeen(plan.view, system);
  const isOrbitNeeded = plan.view.rules.invasionNeedsSuperiority === 'on';
  return free([
    ...issues,
    ...unsupportedIssues(plan, order),
    ...(mayInvadeSeen(target) ? [] : targetIssues(plan, system, { target, act: ACT })),
    ...(isOrbitNeeded ? superiorityIssues(plan, system) : []),
  ]);
}
