import type { Recorder } from '#engine/record/recorder';
import { valuesById } from '#kernel/collections/tables';
import { unique } from '#kernel/collections/unique';
import { cite } from '#kernel/reasons/cite';
import type { FleetId } from '#model/campaign/ids';
import { onlyFor } from '#model/events/fact';
import type { Fleet } from '#model/forces/fleet';

/** Ends those of some fleets that have nothing left in them. @rule MOV-9 */
export function disbandEmptied(record: Recorder, fleets: readonly FleetId[]): void {
  const { units, fleets: rows } = record.state();
  const filled = new Set(
    valuesById(units).flatMap(({ place }) => (place.kind === 'fleet' ? [place.fleet] : [])),
  );
  for (const id of unique(fleets)) {
    const fleet: Fleet | undefined = rows[id];
    if (fleet === undefined || filled.has(id)) continue;
    record.emit({
      type: 'FleetDisbanded',
      cite: cite('MOV-9'),
      rolls: [],
      witnesses: onlyFor(fleet.owner),
      empire: fleet.owner,
      fleet: id,
      name: fleet.name,
    });
  }
}
