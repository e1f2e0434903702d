import { fleetByRef } from '#engine/reorganise/fleet-by-ref';
import type { PhaseInput } from '#engine/record/phase';
import type { Recorder } from '#engine/record/recorder';
import { entriesById } from '#kernel/collections/tables';
import { cite } from '#kernel/reasons/cite';
import type { EmpireId, FleetId, SystemId } from '#model/campaign/ids';
import { onlyFor } from '#model/events/fact';
import type { OrderFailure } from '#model/events/causes';
import type { Fleet } from '#model/forces/fleet';
import type { LegalOrder, MoveFleet } from '#model/orders/order';

/** Where a fleet is to go, and the order's place in its sheet; null: its standing route says so. */
export type Itinerary = Readonly<{
  empire: EmpireId;
  fleet: FleetId;
  index: number | null;
  path: readonly SystemId[];
}>;

const isMove = (order: LegalOrder): order is LegalOrder<MoveFleet> =>
  order.order.kind === 'MoveFleet';

/** Tells the owner that an order to move could not be carried out, or not as written. */
export function failMove(
  record: Recorder,
  { empire, index }: Pick<Itinerary, 'empire' | 'index'>,
  because: OrderFailure,
  about: string,
): void {
  if (index === null) return;
  const head = { type: 'OrderFailed', cite: cite('MOV-9'), rolls: [] } as const;
  const what = { kind: 'MoveFleet', because, about } as const;
  record.emit({ ...head, witnesses: onlyFor(empire), empire, index, ...what });
}

/** The orders to move, one for each fleet: a later one replaces an earlier one. */
export function itinerariesOf(
  record: Recorder,
  { orders }: PhaseInput,
  formed: ReadonlyMap<string, FleetId>,
): ReadonlyMap<FleetId, Itinerary> {
  const found = new Map<FleetId, Itinerary>();
  for (const [empire, sheet] of entriesById(orders)) {
    for (const { order, index } of sheet.filter(isMove)) {
      const id = fleetByRef(formed, empire, order.fleet);
      const fleet: Fleet | undefined = id === null ? undefined : record.state().fleets[id];
      if (fleet?.owner === empire) {
        found.set(fleet.id, { empire, fleet: fleet.id, index, path: order.path });
      } else {
        failMove(record, { empire, index }, 'fleet-gone', order.fleet);
      }
    }
  }
  return found;
}
