import type { PhaseInput } from '#engine/record/phase';
import type { Recorder } from '#engine/record/recorder';
import { rowOf } from '#kernel/collections/row-of';
import { valuesById } from '#kernel/collections/tables';
import type { FleetId, SystemId, UnitId } from '#model/campaign/ids';
import type { Unit } from '#model/forces/unit';
import type { EndsSeen } from '#engine/record/ends-seen';
import { sightAfterRegrouping } from './sight-after-regrouping.ts';
import { sightOf } from './sight-of.ts';

/**
 * Sight of the systems where ships left their fleets in this phase, as in a retreat. The contact follows the part that
 * looks larger, regardless of the owner's names.
 * @rule FOG-12
 */
export function sightAfterParting(record: Recorder, input: PhaseInput, ends: EndsSeen): void {
  const { units, fleets } = record.state();
  const cameFrom = new Map<UnitId, FleetId | null>();
  const systems = new Set<SystemId>();
  const leaving = new Set<string>();
  for (const { id, place } of valuesById(units)) {
    const before: Unit | undefined = input.state.units[id];
    if (place.kind !== 'fleet' || before?.place.kind !== 'fleet') continue;
    if (before.place.fleet === place.fleet) continue;
    const at = rowOf(fleets, place.fleet).place;
    if (at.kind !== 'system') continue;
    cameFrom.set(id, before.place.fleet);
    systems.add(at.system);
    leaving.add(place.fleet);
  }
  if (systems.size > 0)
    sightAfterRegrouping(sightOf(record, input, ends), { systems, cameFrom, leaving });
}
