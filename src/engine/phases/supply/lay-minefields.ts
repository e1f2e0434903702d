import { groupBy } from '#kernel/collections/group-by';
import { unique } from '#kernel/collections/unique';
import { cite } from '#kernel/reasons/cite';
import type { SystemId, UnitId } from '#model/campaign/ids';
import { onlyFor } from '#model/events/fact';
import type { Order, OrdersByEmpire } from '#model/orders/order';
import type { LayMinefields } from '#model/orders/supply';
import { type MineDue, type Minelaying, mineOrdersIn } from './minelaying-of.ts';

const isLaying = (order: Order): order is LayMinefields => order.kind === 'LayMinefields';

type Laid = Readonly<{ minefield: UnitId; system: SystemId }>;

/** Where a minefield goes that is ordered out; nothing, if it cannot. */
function laidBy(minelaying: Minelaying, due: MineDue<LayMinefields>, id: UnitId): readonly Laid[] {
  const { siteOf, minefieldIn, fail } = minelaying;
  const minefield = minefieldIn(due.empire, id, 'aboard');
  if (!minefield.ok) {
    fail(due, minefield.error, id);
    return [];
  }
  const { place } = minefield.value;
  const carrier = place.kind === 'aboard' ? place.carrier : id;
  const site = siteOf(due.empire, carrier);
  if (site.ok) return [{ minefield: id, system: site.value }];
  fail(due, site.error, carrier);
  return [];
}

/** Minelayers deploy the minefields that they are ordered to; they count at once. Tells which. @rule SUP-2 */
export function layMinefields(minelaying: Minelaying, orders: OrdersByEmpire): ReadonlySet<UnitId> {
  const laid = new Set<UnitId>();
  for (const due of mineOrdersIn(orders, isLaying)) {
    const { empire } = due;
    const all = unique(due.order.minefields).flatMap((id) => laidBy(minelaying, due, id));
    for (const [system, here] of groupBy(all, (one) => one.system)) {
      const minefields = here.map(({ minefield }) => minefield);
      const head = { type: 'MinefieldsLaid', cite: cite('SUP-2'), rolls: [] } as const;
      minelaying.record.emit({ ...head, witnesses: onlyFor(empire), empire, system, minefields });
      for (const id of minefields) laid.add(id);
    }
  }
  return laid;
}
