import { unique } from '#kernel/collections/unique';
import { cite } from '#kernel/reasons/cite';
import { ledgerTotal } from '#kernel/reasons/ledger';
import { counted } from '#kernel/words/counted';
import type { UnitId } from '#model/campaign/ids';
import { ratingOf } from '#model/forces/design';
import type { Bombard } from '#model/orders/bombard';
import type { OrderIssue } from '#model/orders/order-issue';
import { bombardmentPoints } from '#rules/bombardment/bombardment-points';
import { dividePoints } from '#rules/bombardment/divide-points';
import { MISSION_TABLE } from '#rules/bombardment/mission-table';
import { mayBombardSeen, type TargetSeen, targetSeen } from '#rules/bombardment/target-seen';
import { classNow } from '#rules/forces/class-now';
import { ownDesignOf } from '#legality/cargo/minelaying';
import { FOG_14, doubt, refusal } from '#legality/issue';
import { free, isRefused, type Judgement, type Plan } from '#legality/plan/plan';
import { bombersPlanned, type PlannedBomber } from '#legality/siege/bombers-planned';
import { superiorityIssues, systemName, targetIssues } from '#legality/siege/target-issues';
import { unitText } from '#legality/unit-text';

const BOM_1 = cite('BOM-1');
const BOM_2 = cite('BOM-2');
const OPT_19 = cite('OPT-19');
const ACT = {
  verb: 'bombard',
  cite: BOM_1,
  needs: 'at War or in Hostilities, or if it was once yours and they are neutrals',
};

/** What is certain about the system. */
function systemIssues(plan: Plan, order: Bombard, target: TargetSeen): readonly OrderIssue[] {
  const about = { cite: BOM_1, path: 'system' };
  const name = systemName(plan, order.system);
  if (plan.siege.bombarded.has(order.system)) {
    const text = `An earlier order bombards ${name}. Put all missions into one order.`;
    return [refusal({ ...about, code: 'BOMBARD_TWICE' }, text)];
  }
  if (target.kind === 'own') {
    const text = `${name} is yours, and no rebels are there. Choose another system.`;
    return [refusal({ ...about, code: 'BOMBARD_OWN' }, text)];
  }
  if (bombersPlanned(plan, order.system).mayBe) return [];
  const text = `No ship or flight of yours is at ${name}, or moves there. Move one there first.`;
  return [refusal({ ...about, code: 'BOMBARD_NOBODY' }, text)];
}

/** What is wrong with the missions themselves. */
function missionIssues({ missions }: Bombard, target: TargetSeen): readonly OrderIssue[] {
  const about = { cite: BOM_2, path: 'missions' };
  const kinds = missions.map(({ mission }) => mission);
  const twice = kinds.find((mission, at) => kinds.indexOf(mission) < at);
  if (twice !== undefined) {
    const text = `${MISSION_TABLE[twice].name} is in this order twice. Add up its points.`;
    return [refusal({ ...about, code: 'MISSION_TWICE' }, text)];
  }
  const fits = kinds.some((mission) => MISSION_TABLE[mission].onRebels);
  if (target.kind !== 'rebels' || kinds.length === 0 || fits) return [];
  const text = 'In a system of your own, only Anti-Troop and Tactical Support hit the rebels.';
  return [refusal({ ...about, code: 'MISSION_ON_REBELS' }, text)];
}

function surrenderIssues(plan: Plan, order: Bombard): readonly OrderIssue[] {
  if (!order.surrender) return [];
  const about = { cite: OPT_19, path: 'surrender' };
  if (plan.view.rules.bombardmentSurrender === 'off') {
    const text = 'This campaign is played without surrender under bombardment.';
    return [refusal({ ...about, code: 'SURRENDER_OFF' }, text)];
  }
  if (order.missions.some(({ mission }) => mission === 'anti-population')) return [];
  const text = 'Only an Anti-Population bombardment can ask for surrender. Add that mission.';
  return [refusal({ ...about, code: 'SURRENDER_MISSION' }, text)];
}

function plungeIssues(
  plan: Plan,
  id: UnitId,
  there: readonly PlannedBomber[],
): readonly OrderIssue[] {
  const about = { cite: BOM_1, path: 'plunging' };
  const unit = plan.view.units[id];
  const design = ownDesignOf(plan, id);
  if (unit === undefined || design === undefined) {
    return [refusal({ ...about, code: 'UNIT_UNKNOWN', cite: FOG_14 }, 'You have no such unit.')];
  }
  const who = unitText(plan.view, unit);
  if (design.kind !== 'ship' || ratingOf(classNow(unit, design), 'kamikaze') === 0) {
    const text = `${who} is no ship with Kamikaze. Only those can plunge down.`;
    return [refusal({ ...about, code: 'PLUNGE_UNFIT' }, text)];
  }
  if (there.some((one) => one.unit.id === id)) return [];
  const text = `${who} isn’t expected to be there and able to bombard. Then it doesn’t plunge down.`;
  return [doubt({ ...about, code: 'PLUNGE_ELSEWHERE' }, text)];
}

/** What the points are too few for, as far as they can be known. @rule BOM-2 @rule BOM-4 */
function pointIssues(
  plan: Plan,
  order: Bombard,
  there: readonly PlannedBomber[],
): readonly OrderIssue[] {
  const points = ledgerTotal(bombardmentPoints(there));
  if (points === 0) {
    const text = `Nothing of yours that can bombard is expected at ${systemName(plan, order.system)}. Crippled units, and those in reserve or at work, can’t.`;
    return [doubt({ code: 'BOMBARD_NO_GUNS', cite: BOM_1, path: 'system' }, text)];
  }
  const without = dividePoints(points, order.missions).missions.find((one) => one.points === 0);
  if (without === undefined) return [];
  const { name } = MISSION_TABLE[without.mission];
  const text = `You expect ${counted(points, 'bombardment point')} there. The other missions take them all, and ${name} gets none.`;
  return [doubt({ code: 'MISSION_WITHOUT_POINTS', cite: BOM_2, path: 'missions' }, text)];
}

/** May this system be bombarded, as far as the empire knows? @rule BOM-1 @rule BOM-2 @rule OPT-19 @rule FOG-14 */
export function judgeBombard(order: Bombard, plan: Plan): Judgement {
  const { system } = order;
  if (plan.view.systems[system] === undefined) {
    const about = { code: 'SYSTEM_UNKNOWN', cite: BOM_1, path: 'system' };
    return free([refusal(about, 'You know of no such system.')]);
  }
  const target = targetSeen(plan.view, system);
  const { there } = bombersPlanned(plan, system, order.plunging);
  const issues = [
    ...systemIssues(plan, order, target),
    ...missionIssues(order, target),
    ...surrenderIssues(plan, order),
    ...unique(order.plunging).flatMap((id) => plungeIssues(plan, id, there)),
  ];
  if (isRefused(issues)) return free(issues);
  plan.siege.bombarded.add(system);
  return free([
    ...issues,
    ...(mayBombardSeen(target) ? [] : targetIssues(plan, system, { target, act: ACT })),
    ...superiorityIssues(plan, system),
    ...pointIssues(plan, order, there),
  ]);
}
