import { compactGraph } from '#kernel/collections/graph';
import { keysById, valuesById } from '#kernel/collections/tables';
import { cite } from '#kernel/reasons/cite';
import type { OrderIssue } from '#model/orders/order-issue';
import { nextYearEnd } from '#rules/calendar/is-year-end';
import { growthChanceOf } from '#rules/colony/growth-chance';
import { canGrow } from '#rules/colony/growth-check';
import { roomForGrowth } from '#rules/colony/room-for-growth';
import { enemyFleetsSeen } from '#rules/movement/enemy-fleets-seen';
import { doubt } from '#legality/issue';
import type { Plan } from '#legality/plan/plan';
import type { ProjectedAccounts } from '#legality/accounts/projected-accounts';

/** Growth that would find no room. */
export const GROWTH_LOST = 'GROWTH_LOST';
/** So near the check it is told: a convoy still has time to come. */
const TURNS_BEFORE = 2;

/** Full systems that may grow in the yearly check soon, with no room anywhere for what they send away. @rule COL-4 @rule FOG-14 */
export function growthIssues(
  { view }: Plan,
  { then: { systems } }: ProjectedAccounts,
): readonly OrderIssue[] {
  const turn = nextYearEnd(view.turn);
  if (turn - view.turn > TURNS_BEFORE) return [];
  const explored = valuesById(view.lanes).filter(
    (lane) => lane.class !== 'unexplored' && lane.class !== 'unknown',
  );
  const lanes = compactGraph(keysById(view.systems), explored);
  const hasEnemyFleet = enemyFleetsSeen(view);
  const full = systems.filter(
    (one) => canGrow(one) && one.census >= one.capacity && growthChanceOf(one) > 0,
  );
  return full
    .filter(
      ({ id: from }) => roomForGrowth({ from, own: systems, lanes, hasEnemyFleet }).length === 0,
    )
    .map(({ id, name, capacity }) => {
      const text = `${name} is at its Capacity of ${String(capacity)}: if it grows in turn ${String(turn)} the Census is lost, for no system of yours within reach has room. Take Census away by convoy.`;
      const at = { kind: 'system', system: id } as const;
      return doubt({ code: GROWTH_LOST, cite: cite('COL-4'), at }, text);
    });
}
