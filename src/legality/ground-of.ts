import { valuesById } from '#kernel/collections/tables';
import type { EmpireView } from '#fog/views/empire-view';
import type { EmpireId, SystemId } from '#model/campaign/ids';
import { type Capacities, capacitiesOf } from '#rules/construction/capacity-of';
import { type BuildingGround, buildingPlaceOf } from '#rules/construction/building-place-of';
import { rightsOf } from '#rules/diplomacy/rights-of';
import { stanceOf } from '#rules/movement/stance-of';
import type { Plan } from './plan.ts';

/** What a player knows of a system as a place to build; null: not whose it is. @rule FOG-14 */
export function groundOf(view: EmpireView, id: SystemId): BuildingGround | null {
  const system = view.systems[id];
  if (system === undefined) return null;
  if (system.own !== null) return system.own;
  const facts = system.visited?.facts;
  if (facts === undefined || facts.owner === 'unknown') return null;
  const { owner, anomalies } = facts;
  return { id, owner, anomalies, utilized: 0, census: 0 };
}

/** Whether bases may be put up in the systems of another. @rule CON-2 */
export function isMilitaryPartner(view: EmpireView, owner: EmpireId | null): boolean {
  if (owner === null) return false;
  return rightsOf(view.neighbours[owner]?.state ?? null).supply;
}

/** Whether an enemy fleet is there now, as far as its player sees. @rule CON-2 */
export function seesEnemyFleet(view: EmpireView, system: SystemId): boolean {
  return valuesById(view.contacts).some(
    ({ kind, place, owner, current }) =>
      kind === 'fleet' &&
      current &&
      place.kind === 'system' &&
      place.system === system &&
      owner !== null &&
      stanceOf(view.neighbours[owner]?.state ?? null) === 'enemy',
  );
}

/**
 * The capacity of a place if nothing there moves, after the changes of status so far; null: not
 * known. @rule CON-1 @rule CON-9
 */
export function capacitiesLeftAt({ view, yards }: Plan, id: SystemId): Capacities | null {
  const left = yards.capacities.get(id);
  if (left !== undefined) return left;
  const system = groundOf(view, id);
  if (system === null) return null;
  const hasEnemyFleet = (): boolean => seesEnemyFleet(view, id);
  const spot = { empire: view.empire.id, system, hasEnemyFleet };
  return capacitiesOf(buildingPlaceOf(yards.facts, spot));
}
