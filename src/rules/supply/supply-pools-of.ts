import { valuesById } from '#kernel/collections/tables';
import { systemOfUnit } from '#rules/economy/system-of-unit';
import type { FleetId } from '#model/campaign/ids';
import type { FleetPlace } from '#model/forces/fleet';
import type { Unit } from '#model/forces/unit';
import type { Drawing } from './supply-cuts-of.ts';
import type { SupplyKnowledge } from './supply-knowledge.ts';

type Forces = Pick<SupplyKnowledge, 'units' | 'fleets' | 'designs'>;

function fleetOf({ place }: Unit, units: Forces['units']): FleetId | null {
  if (place.kind === 'fleet') return place.fleet;
  const carrier = place.kind === 'aboard' ? units[place.carrier] : undefined;
  return carrier === undefined ? null : fleetOf(carrier, units);
}

/** Where a unit draws supply, by itself or with its carrier; null: it cannot be told. */
export function supplyPoolOf(unit: Unit, forces: Forces): Drawing | null {
  const system = systemOfUnit(unit, forces);
  if (system !== null) return { place: { kind: 'system', system }, together: system };
  const id = fleetOf(unit, forces.units);
  const place: FleetPlace | undefined = id === null ? undefined : forces.fleets[id]?.place;
  return id === null || place === undefined ? null : { place, together: id };
}

/** All places where an empire’s units draw supply together. @rule SUP-7 */
export function supplyPoolsOf(forces: Forces): readonly Drawing[] {
  const pools = new Map<string, Drawing>();
  for (const unit of valuesById(forces.units)) {
    const row = forces.designs[unit.design];
    const isMine = row?.known === 'stats' && row.design.kind === 'minefield';
    if (unit.status === 'mothballed' || isMine) continue;
    const pool = supplyPoolOf(unit, forces);
    if (pool !== null) pools.set(pool.together, pool);
  }
  return [...pools.values()];
}
