import type { EmpireView } from '#fog/views/empire-view';
import type { SystemId } from '#model/campaign/ids';
import type { FleetRef } from '#model/orders/order';
import type { LaneAllowance } from '#rules/movement/lane-allowance-of';
import { laneMapOf } from '#rules/movement/lane-map-of';
import { reachableFrom } from '#rules/movement/reachable-from';
import { type Ground, type Way, waysFrom } from '#rules/movement/ways-from';
import { knownStorms } from './known-storms.ts';
import { type Goal, nearGoals } from './near-goals.ts';
import { paceText } from './pace-text.ts';
import type { Plan } from './plan.ts';
import { plannedAllowance } from './planned-allowance.ts';
import { siegeText } from './siege-text.ts';
import { withdrawalDuty } from './withdrawal-duty.ts';
import { membersOf, systemOfFleet } from './where.ts';

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

const nextGoals = ({ system: stop, turns, stops, path }: Goal, ground: Ground): readonly Goal[] =>
  reachableFrom(stop, ground).map(({ system }) => {
    return { system, turns: turns + 1, stops: [...stops, system], path };
  });

/** What lies beyond, if the fleet goes on turn after turn as it goes now. */
function goalsBeyond(near: readonly Goal[], from: SystemId, ground: Ground): readonly Goal[] {
  const found = new Set([from, ...near.map(({ system }) => system)]);
  const beyond: Goal[] = [];
  for (let last = near; last.length > 0; ) {
    last = last.flatMap((goal) => {
      const news = nextGoals(goal, ground).filter(({ system }) => !found.has(system));
      for (const { system } of news) found.add(system);
      return news;
    });
    beyond.push(...last);
  }
  return beyond;
}

function paceOf(allowance: LaneAllowance, ways: readonly Way[]): string {
  if (!allowance.mobile) return 'Nothing in this fleet can move.';
  if (allowance.resting) {
    return 'A unit of this fleet is repaired or changes its status: leave it behind to move the others.';
  }
  if (ways.length === 0) return 'No lane that you know is open to this fleet.';
  const pace = paceText(allowance);
  return `${pace.slice(0, 1).toUpperCase()}${pace.slice(1)}.`;
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
  const allowance = plannedAllowance(plan, membersOf(plan, fleet));
  const ground: Ground = {
    lanes: laneMapOf(view.lanes),
    allowance,
    isStormy: knownStorms(view),
  };
  const duty = withdrawalDuty(plan, { fleet, from, allowance });
  const ways = waysFrom(from, ground).filter(
    (way) => (duty === null || way[0] === duty) && isKnown(view, way),
  );
  const near = nearGoals(from, ways);
  const beyond = goalsBeyond(near, from, ground).filter(({ stops }) => isKnown(view, stops));
  const siege = duty === null && ways.length > 0 ? siegeText(plan, from) : null;
  const pace = [paceOf(allowance, ways), ...(siege === null ? [] : [siege])].join(' ');
  return { from, pace, ways, goals: [...near, ...beyond] };
}
