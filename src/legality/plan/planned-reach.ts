import type { EmpireView } from '#fog/views/empire-view';
import type { SystemId } from '#model/campaign/ids';
import type { FleetRef } from '#model/orders/order';
import type { LaneAllowance } from '#rules/movement/lane-allowance-of';
import { type LaneMap, laneMapOf } from '#rules/movement/lane-map-of';
import { goalsFrom } from '#rules/movement/goals-from';
import { type Goal, nearGoals } from '#rules/movement/near-goals';
import { type Ground, type Way, waysFrom } from '#rules/movement/ways-from';
import { knownStorms } from '#legality/movement/known-storms';
import { paceText } from '#legality/movement/pace-text';
import type { Plan } from './plan.ts';
import { plannedAllowance } from './planned-allowance.ts';
import { siegeText } from '#legality/movement/siege-text';
import { withdrawalDuty } from '#legality/movement/withdrawal-duty';
import { membersOf, systemOfFleet } from './where.ts';
import { BUSY_TEXT } from '#legality/works/busy-text';

export type PlannedReach = Readonly<{
  /** Where it is when movement begins. */
  from: SystemId;
  /** How far it goes in a turn, or why it stays, in a sentence. */
  pace: string;
  /** Every way that it may be ordered to go this turn. */
  ways: readonly Way[];
  /** The nearest first. */
  goals: readonly Goal[];
}>;

const isKnown = ({ systems }: EmpireView, way: Way): boolean =>
  way.every((system) => systems[system] !== undefined);

function paceOf(allowance: LaneAllowance, ways: readonly Way[]): string {
  if (!allowance.mobile) return 'Nothing in this fleet can move.';
  if (allowance.resting) {
    return `A unit of this fleet ${BUSY_TEXT}: leave it behind to move the others.`;
  }
  if (ways.length === 0) return 'No lane that you know is open to this fleet.';
  const pace = paceText(allowance);
  return `${pace.slice(0, 1).toUpperCase()}${pace.slice(1)}.`;
}

/** A fleet, and the lanes that its owner knows. */
type Leaving = Readonly<{ plan: Plan; fleet: FleetRef; lanes: LaneMap }>;

/** The ways of a fleet from a system this turn, and what decides them. */
function waysThisTurn({ plan, fleet, lanes }: Leaving, from: SystemId) {
  const { view } = plan;
  const allowance = plannedAllowance(plan, membersOf(plan, fleet));
  const ground: Ground = {
    lanes,
    allowance,
    isStormy: knownStorms(view),
  };
  const duty = withdrawalDuty(plan, { fleet, from, allowance });
  const ways = waysFrom(from, ground).filter(
    (way) => (duty === null || way[0] === duty) && isKnown(view, way),
  );
  return { allowance, ground, duty, ways };
}

/** The number of systems that a fleet can be ordered to this turn. @rule MOV-1 @rule FOG-14 */
export function reachThisTurn(leaving: Leaving): number {
  const from = systemOfFleet(leaving.plan, leaving.fleet);
  return from === null ? 0 : nearGoals(from, waysThisTurn(leaving, from).ways).length;
}

/**
 * Where a fleet can be ordered this turn after the orders so far, as far as its owner knows, and what
 * it gets to later; null: it is in no system, so that it cannot be ordered anywhere.
 * @rule MOV-1 @rule MOV-11 @rule ENC-4 @rule FOG-14
 */
export function plannedReach(plan: Plan, fleet: FleetRef): PlannedReach | null {
  const from = systemOfFleet(plan, fleet);
  if (from === null) return null;
  const { view } = plan;
  const { allowance, ground, duty, ways } = waysThisTurn(
    { plan, fleet, lanes: laneMapOf(view.lanes) },
    from,
  );
  const near = nearGoals(from, ways);
  const all = goalsFrom({ from, near, ground, isLast: () => false });
  const goals = all.filter(({ stops }) => isKnown(view, stops));
  const siege = duty === null && ways.length > 0 ? siegeText(plan, from) : null;
  const pace = [paceOf(allowance, ways), ...(siege === null ? [] : [siege])].join(' ');
  return { from, pace, ways, goals };
}
