import { counted } from '#kernel/words/counted';
import { percent } from '#kernel/words/percent';
import type { Plan } from '#legality/plan/plan';
import type { SystemView } from '#fog/views/empire-view';
import type { Order } from '#model/orders/order';
import type { RunMission } from '#model/orders/run-mission';
import { type MissionForces, missionChancesOf } from '#rules/intel/mission-result';
import { INTEL_MISSION_TABLE } from '#rules/intel/mission-table';
import { intelAgainst } from './known-intel.ts';
import { knownForcesOf, knownJumpsOf } from './mission-plan.ts';

function chancesText(forces: MissionForces, order: RunMission, isOwn: boolean): string {
  const { success, discovered, frames } = missionChancesOf(forces);
  const found = isOwn ? '' : `, found out ${percent(discovered)}`;
  const framed = order.framing === null ? '' : `, framing ${percent(frames)}`;
  return `success ${percent(success)}${found}${framed}`;
}

function oddsText(
  order: RunMission,
  system: SystemView,
  rest: Omit<MissionForces, 'target'>,
): string {
  const { least, most, turn } = intelAgainst(system);
  const isOwn = system.own !== null;
  const at = (target: number): string => chancesText({ ...rest, target }, order, isOwn);
  if (isOwn) return `Chances: ${at(0)}.`;
  if (turn !== null)
    return `Chances against Intel ${String(least)}, as of turn ${String(turn)}: ${at(least)}.`;
  if (most === null) return `You don’t know its Intel. Chances at best: ${at(0)}.`;
  return `You don’t know its Intel. Chances against Intel 0: ${at(0)}; against Intel ${String(most)}, the most it can have: ${at(most)}.`;
}

/** The chance of success in percent as high as it can be by what the player knows; null: nobody can say. @rule INT-2 @rule FOG-14 */
export function bestMissionChance({ view }: Plan, order: RunMission): number | null {
  const system: SystemView | undefined = view.systems[order.at];
  const jumps = knownJumpsOf(view, order);
  if (system === undefined || jumps === null) return null;
  const { source, difficulty } = knownForcesOf(view, order, jumps);
  if (difficulty === null) return null;
  const target = system.own === null ? intelAgainst(system).least : 0;
  return missionChancesOf({ source, target, difficulty, jumps }).success;
}

/** The chances and the success of a mission, by what its player knows; null: it is no mission. @rule INT-2 @rule FOG-14 */
export function missionForecast({ view }: Plan, order: Order): string | null {
  if (order.kind !== 'RunMission') return null;
  const system: SystemView | undefined = view.systems[order.at];
  const jumps = knownJumpsOf(view, order);
  if (system === undefined || jumps === null) return null;
  const { source, difficulty } = knownForcesOf(view, order, jumps);
  const { success } = INTEL_MISSION_TABLE[order.mission];
  if (difficulty === null) return success;
  const sum = `Intel ${String(source)}, difficulty ${String(difficulty)}, ${counted(jumps, 'jump')}.`;
  return `${sum} ${oddsText(order, system, { source, difficulty, jumps })} ${success}`;
}
