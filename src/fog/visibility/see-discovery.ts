import type { DiscoveryEvent } from '#model/events/discovery-events';
import { asOwner } from './as-owner.ts';
import type { SeeRows } from './see-row.ts';

/** Whoever else is there sees by sight who owns the system and what stands in it, and no more. @rule MAP-8 @rule FOG-1 */
export const seeDiscovery: SeeRows<DiscoveryEvent> = {
  SystemSurveyed: asOwner(({ cite, system, spent, total, needed, find }, rolls) => ({
    type: 'SystemSurveyed',
    cite,
    rolls,
    system,
    spent,
    total,
    needed,
    find: find && { traits: find.traits, capacity: find.capacity, raw: find.raw },
  })),
  SystemFound: asOwner(({ cite, system }, rolls) => ({ type: 'SystemFound', cite, rolls, system })),
  SplinterColonyJoined: asOwner(({ cite, system, census, productivity, units }, rolls) => ({
    type: 'SplinterColonyJoined',
    cite,
    rolls,
    system,
    census,
    productivity,
    units: units.map(({ unit }) => unit),
  })),
  DerelictsJoined: asOwner(({ cite, system, fleet, units }, rolls) => ({
    type: 'DerelictsJoined',
    cite,
    rolls,
    system,
    fleet: fleet.fleet,
    name: fleet.name,
    units: units.map(({ unit }) => unit),
  })),
  TechGained: asOwner(({ cite, system, source, points, pool }, rolls) => ({
    type: 'TechGained',
    cite,
    rolls,
    system,
    source,
    points,
    pool,
  })),
  UnitScuttled: asOwner(({ cite, unit, design, name, points, pool }, rolls) => ({
    type: 'UnitScuttled',
    cite,
    rolls,
    unit,
    design,
    name,
    points,
    pool,
  })),
};
