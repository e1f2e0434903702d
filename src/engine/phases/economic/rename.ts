import type { Recorder } from '#engine/record/recorder';
import { cite } from '#kernel/reasons/cite';
import type { EmpireId } from '#model/campaign/ids';
import type { CampaignState } from '#model/campaign/state';
import { onlyFor } from '#model/events/fact';
import type { Rename, Renamed } from '#model/orders/rename';
import { type OrderPlace, orderFailed } from '#engine/record/order-failed';

type Thing = Readonly<{ owner: EmpireId | null; name: string }>;

const thingOf = ({ units, fleets, systems }: CampaignState, of: Renamed): Thing | undefined => {
  if (of.kind === 'unit') return units[of.unit];
  return of.kind === 'fleet' ? fleets[of.fleet] : systems[of.system];
};

/**
 * Gives a unit, fleet or colony another name.
 * @rule MOV-9
 * @ruling The owner of a colony learns its new name at once, and others when they next have presence in the system. Until then the old name
 *   stays on their charts.
 */
export function rename(record: Recorder, order: Rename, by: OrderPlace): void {
  const { of, name } = order;
  const thing = thingOf(record.state(), of);
  if (thing?.owner !== by.empire) {
    record.emit(
      orderFailed(order, by, of.kind === 'colony' ? 'system-lost' : 'units-elsewhere', name),
    );
    return;
  }
  record.emit({
    type: 'Renamed',
    cite: cite('MOV-9'),
    rolls: [],
    witnesses: onlyFor(by.empire),
    empire: by.empire,
    of,
    from: thing.name,
    to: name,
  });
}
