import { enemyFleetsSeen } from '#rules/movement/enemy-fleets-seen';
import type { Goal } from '#rules/movement/near-goals';
import { plannedReach } from '../planned-reach.ts';
import { isMendedBy, type MendAsked } from './mend-asked.ts';
import type { SupplyMend } from './mend.ts';

/** So many goals are tried, the nearest first. */
const MOST = 16;

/**
 * What the fleet itself can do for its supply: stay where it is, or go where supply is and no enemy in
 * sight, be it in several turns.
 * @rule SUP-5 @rule MOV-1
 */
export function moveMends(asked: MendAsked): readonly SupplyMend[] {
  const { judged, fleet } = asked;
  const { plan } = judged;
  const shared = { instead: fleet, cost: 0, enemies: 0 } as const;
  if (plan.destinations.has(fleet) && isMendedBy(asked, fleet, null)) {
    return [{ ...shared, kind: 'stay', order: null, turns: 1 }];
  }
  const hasEnemy = enemyFleetsSeen(plan.view);
  const isClear = ({ path, stops }: Goal): boolean => ![...path, ...stops].some(hasEnemy);
  const goals = (plannedReach(plan, fleet)?.goals ?? []).filter(isClear);
  const goal = goals.slice(0, MOST).find(({ system }) => isMendedBy(asked, fleet, system));
  if (goal === undefined) return [];
  const order = { kind: 'MoveFleet', fleet, path: goal.path } as const;
  return [{ ...shared, kind: 'move', order, turns: goal.turns }];
}
