import type { Recorder } from '#engine/record/recorder';
import { entriesById } from '#kernel/collections/tables';
import { unique } from '#kernel/collections/unique';
import { cite } from '#kernel/reasons/cite';
import type { EmpireId, UnitId } from '#model/campaign/ids';
import { onlyFor } from '#model/events/fact';
import type { OrderFailure } from '#model/events/causes';
import type { Unit } from '#model/forces/unit';
import type { OrdersByEmpire } from '#model/orders/order';
import type { SetOrdnance } from '#model/orders/supply';

type Due = Readonly<{ empire: EmpireId; index: number; order: SetOrdnance }>;

/** Why a unit can't change its load, or null. */
function barOf(record: Recorder, empire: EmpireId, id: UnitId): OrderFailure | null {
  const unit: Unit | undefined = record.state().units[id];
  if (unit?.owner !== empire) return 'units-elsewhere';
  if (unit.status === 'mothballed') return 'unit-unfit';
  return unit.outOfSupply > 0 ? 'out-of-supply' : null;
}

function carryOut(record: Recorder, { empire, index, order }: Due): void {
  const head = { cite: cite('SUP-9'), rolls: [], witnesses: onlyFor(empire), empire } as const;
  const tried = unique(order.units).map((id) => ({ id, because: barOf(record, empire, id) }));
  for (const { id, because } of tried) {
    if (because === null) continue;
    record.emit({ type: 'OrderFailed', ...head, index, kind: order.kind, because, about: id });
  }
  const units = tried.flatMap(({ id, because }) => (because === null ? [id] : []));
  if (units.length === 0) return;
  record.emit({ type: 'OrdnanceSet', ...head, units, ordnance: order.ordnance });
}

/**
 * Units with Missile that are in supply take the ordnance that they are ordered to; it acts in the battles of the same turn.
 * @rule SUP-9
 * @ruling Units under repair can take ordnance too, because others bring it.
 */
export function setOrdnance(record: Recorder, orders: OrdersByEmpire): void {
  for (const [empire, sheet] of entriesById(orders)) {
    for (const { order, index } of sheet) {
      if (order.kind === 'SetOrdnance') carryOut(record, { empire, index, order });
    }
  }
}
