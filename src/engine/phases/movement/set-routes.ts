import { fleetByRef } from '#engine/reorganise/fleet-by-ref';
import type { PhaseInput } from '#engine/record/phase';
import type { Recorder } from '#engine/record/recorder';
import { entriesById } from '#kernel/collections/tables';
import { cite } from '#kernel/reasons/cite';
import type { EmpireId, FleetId } from '#model/campaign/ids';
import { onlyFor } from '#model/events/fact';
import type { Fleet } from '#model/forces/fleet';
import type { LegalOrder } from '#model/orders/order';

/** From now on fleets follow these routes; a later order for the same fleet replaces an earlier one. @rule MOV-12 */
export function setRoutes(
  record: Recorder,
  { orders }: PhaseInput,
  formed: ReadonlyMap<string, FleetId>,
): void {
  for (const [empire, sheet] of entriesById(orders)) {
    for (const legal of sheet) setRoute(record, empire, legal, formed);
  }
}

function setRoute(
  record: Recorder,
  empire: EmpireId,
  { order, index }: LegalOrder,
  formed: ReadonlyMap<string, FleetId>,
): void {
  if (order.kind !== 'SetRoute') return;
  const id = fleetByRef(formed, empire, order.fleet);
  const fleet: Fleet | undefined = id === null ? undefined : record.state().fleets[id];
  const head = { cite: cite('MOV-12'), rolls: [], witnesses: onlyFor(empire), empire } as const;
  if (fleet?.owner !== empire) {
    const what = { kind: 'SetRoute', because: 'fleet-gone', about: order.fleet } as const;
    record.emit({ type: 'OrderFailed', ...head, index, ...what });
    return;
  }
  const route = order.route === null ? null : { route: order.route, next: 0 };
  record.emit({ type: 'RouteSet', ...head, fleet: fleet.id, route, because: 'ordered' });
}
