import type { SystemId } from '#model/campaign/ids';
import { buildingPlaceOf } from '#rules/construction/building-place-of';
import { type Capacities, capacitiesOf } from '#rules/construction/capacity-of';
import { knownGroundOf } from '#rules/construction/known-ground';
import { enemyFleetsSeen } from '#rules/movement/enemy-fleets-seen';
import type { Plan } from './plan.ts';

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
  const spot = { empire: view.empire.id, system, hasEnemyFleet };
  return capacitiesOf(buildingPlaceOf(yards.facts, spot));
}
