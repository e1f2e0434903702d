import { valuesById } from '#kernel/collections/tables';
import type { SystemId } from '#model/campaign/ids';
import { buildingPlaceOf } from '#rules/construction/building-place-of';
import { type Capacities, capacitiesOf } from '#rules/construction/capacity-of';
import { isWartime } from '#rules/construction/is-wartime';
import { knownGroundOf } from '#rules/construction/known-ground';
import { enemyFleetsSeen } from '#rules/movement/enemy-fleets-seen';
import type { Plan } from '#legality/plan/plan';

/**
 * The capacity of a place if nothing there moves, after the changes of status so far; null: not
 * known. @rule CON-1 @rule CON-9
 */
export function capacitiesLeftAt({ view, yards }: Plan, id: SystemId): Capacities | null {
  const left = yards.capacities.get(id);
  if (left !== undefined) return left;
  const system = knownGroundOf(view.systems[id]);
  if (system === null) return null;
  const hasEnemyFleet = (): boolean => enemyFleetsSeen(view)(id);
  const states = valuesById(view.neighbours).map(({ state }) => state);
  const wartime = isWartime(states, view.rules);
  const spot = { empire: view.empire.id, system, wartime, hasEnemyFleet };
  return capacitiesOf(buildingPlaceOf(yards.facts, spot));
}
