import type { Recorder } from '#engine/record/recorder';
import { gatherAt } from '#engine/reorganise/gather-loose-ships';
import { disbandEmptied } from '#engine/reorganise/disband-emptied';
import { cite } from '#kernel/reasons/cite';
import type { EmpireId, SystemId, UnitId } from '#model/campaign/ids';
import { onlyFor } from '#model/events/fact';
import type { Unit, UnitStatus } from '#model/forces/unit';

type Change = Readonly<{
  /** As it was before. */
  unit: Unit;
  aboard: readonly Unit[];
  to: UnitStatus;
  system: SystemId;
}>;

/**
 * Puts units whose status changed where they now belong: mothballed ships lie in a fleet of their own, from which they come back to that of
 * the yard; mothballed flights lie in the system.
 * @rule CON-9
 * @ruling Mothballed ships are put into the fleet "… Mothballs" of their system, so that they don't hold up other ships.
 */
export function layUp(record: Recorder, { unit, aboard, to, system }: Change): void {
  const { owner } = unit;
  if (to === 'mothballed') {
    const flights = unit.place.kind === 'aboard' ? [unit.id] : aboard.map(({ id }) => id);
    putAshore(record, owner, flights, system);
  }
  const isLaid = to === 'mothballed' || unit.status === 'mothballed';
  if (unit.place.kind !== 'fleet' || !isLaid) return;
  const name = to === 'mothballed' ? 'Mothballs' : 'Yard';
  gatherAt(record, { empire: owner, system, units: [unit.id], name });
  disbandEmptied(record, [unit.place.fleet]);
}

function putAshore(
  record: Recorder,
  empire: EmpireId,
  units: readonly UnitId[],
  system: SystemId,
): void {
  if (units.length === 0) return;
  const head = { type: 'UnitsAssigned', cite: cite('CON-9'), rolls: [] } as const;
  record.emit({
    ...head,
    witnesses: onlyFor(empire),
    empire,
    units,
    to: { kind: 'system', system },
  });
}
