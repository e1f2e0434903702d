import { counted } from '#kernel/words/counted';
import { percent } from '#kernel/words/percent';
import type { Plan } from '#legality/plan/plan';
import type { SystemView } from '#fog/views/empire-view';
import type { Order } from '#model/orders/order';
import type { RunMission } from '#model/orders/run-mission';
import { type MissionForces, missionChancesOf } from '#rules/intel/mission-result';
import { INTEL_MISSION_TABLE } from '#rules/intel/mission-table';
import { knownForcesOf, knownJumpsOf } from './mission-plan.ts';

/** What a player knows of the Intel in a system: a figure with its turn, or the most that it can be. */
type KnownIntel =
  | Readonly<{ least: number; most: number; turn: number | null }>
  | Readonly<{ least: 0; most: null; turn: null }>;

/** The Intel against a mission, as its player knows it: none in an own system. @rule INT-2 @rule FOG-14 */
function intelAgainst({ own, visited, reported, reports = [] }: SystemView): KnownIntel {
  if (own !== null) return { least: 0, most: 0, turn: null };
  const told = [
    ...reports.flatMap(({ turn, facts }) =>
      facts.kind === 'intel' ? [{ turn, intel: facts.intel }] : [],
    ),
    ...(reported === null || reported.facts.intel === null
      ? []
      : [{ turn: reported.turn, intel: reported.facts.intel }]),
  ];
  const [first, ...others] = told;
  if (first !== undefined) {
    const last = others.reduce((newest, one) => (one.turn > newest.turn ? one : newest), first);
    return { least: last.intel, most: last.intel, turn: last.turn };
  }
  return { least: 0, most: visited?.facts.capacity ?? null, turn: null };
}

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
