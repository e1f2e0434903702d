import type { FleetId, SystemId, UnitId } from '#model/campaign/ids';
import { leaveRearguard } from './leave-rearguard.ts';
import { type Obstacle, passersOf } from './passers-of.ts';
import type { Traveller } from './traveller.ts';
import type { Voyage } from './voyage.ts';

/** Who goes on, and which units of theirs now stay in another fleet, with the one that they were in. */
export type Passed = Readonly<{
  gone: ReadonlySet<Traveller>;
  cameFrom: ReadonlyMap<UnitId, FleetId>;
}>;
type Here = Readonly<{ system: SystemId }> & Omit<Obstacle, 'parties'>;

/** Fleets whose standing orders say so go on past enemies in a system, and leave as many ships there as these have. @rule MOV-3 */
export function goPast(voyage: Voyage, { system, ...obstacle }: Here): Passed {
  const place = { kind: 'system', system } as const;
  const parties = voyage.sight.where.at(place);
  const { gone, stay } = passersOf(voyage, { ...obstacle, parties });
  const cameFrom = new Map<UnitId, FleetId>();
  for (const traveller of gone) {
    const left = traveller.units.filter(({ unit }) => stay.has(unit.id));
    if (left.length === 0) continue;
    for (const { unit } of left) cameFrom.set(unit.id, traveller.fleet);
    leaveRearguard(voyage.record, traveller, { stay, place });
  }
  if (cameFrom.size > 0) voyage.sight.where.renew(voyage.record.state());
  return { gone, cameFrom };
}
