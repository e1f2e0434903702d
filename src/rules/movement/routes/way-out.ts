import type { FleetId, LaneId, SystemId } from '#model/campaign/ids';
import { laneIdOf } from '#model/campaign/lane';
import { allowancesKnown } from '../allowances-known.ts';
import { goalsFrom } from '../goals-from.ts';
import { type Goal, nearGoals } from '../near-goals.ts';
import type { ReachKnowledge } from '../reach-of.ts';
import { waysFrom } from '../ways-from.ts';
import { routeChart } from './routes-known.ts';

/** The lane that a fleet leaves a system by, and the system that it makes for. */
export type WayOut = Readonly<{ lane: LaneId; goal: SystemId }>;

/**
 * How fleets of an empire leave systems where they may not stay: toward the nearest haven, in the fewest turns by the lanes and storms that the empire knows. Null: the fleet can’t move, or knows no such way.
 * @rule DIP-10 @rule DIP-6
 */
export function waysOut(
  known: ReachKnowledge,
  isHaven: (system: SystemId) => boolean,
): (fleet: FleetId, from: SystemId) => WayOut | null {
  const chart = routeChart(known);
  const allowanceOf = allowancesKnown(known);
  const isLast = ({ system }: Goal): boolean => isHaven(system);
  return (fleet, from) => {
    const allowance = allowanceOf(fleet);
    if (allowance.resting || !allowance.mobile) return null;
    const ground = { lanes: chart.lanes, isStormy: chart.isStormy, allowance };
    const near = nearGoals(from, waysFrom(from, ground));
    const goal = goalsFrom({ from, near, ground, isLast }).find(isLast);
    const first = goal?.path[0];
    if (goal === undefined || first === undefined) return null;
    return { lane: laneIdOf(from, first), goal: goal.system };
  };
}
