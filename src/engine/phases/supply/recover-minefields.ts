import { rowOf } from '#kernel/collections/row-of';
import { valuesById } from '#kernel/collections/tables';
import { unique } from '#kernel/collections/unique';
import { cite } from '#kernel/reasons/cite';
import type { EmpireId, SystemId, UnitId } from '#model/campaign/ids';
import type { CampaignState } from '#model/campaign/state';
import { onlyFor } from '#model/events/fact';
import type { OrderFailure } from '#model/events/causes';
import type { Order, OrdersByEmpire } from '#model/orders/order';
import type { RecoverMinefields } from '#model/orders/supply';
import { berthsFor } from '#rules/encounters/berths-for';
import { type MineDue, type Minelaying, mineOrdersIn } from './minelaying-of.ts';

const isRecovery = (order: Order): order is RecoverMinefields => order.kind === 'RecoverMinefields';

/** Whether an empire is to fight in a system this turn. */
const isEngaged = (state: CampaignState, empire: EmpireId, system: SystemId): boolean =>
  valuesById(state.encounters).some(
    ({ place, present }) =>
      place.kind === 'system' && place.system === system && present.includes(empire),
  );

/** Functions of a Minelayer that no minefield takes up. */
function roomAboard(state: CampaignState, carrier: UnitId): number {
  const aboard = valuesById(state.units).filter(
    ({ place, design }) =>
      place.kind === 'aboard' &&
      place.carrier === carrier &&
      rowOf(state.designs, design).kind === 'minefield',
  );
  const design = rowOf(state.designs, rowOf(state.units, carrier).design);
  return berthsFor(design, 'minefield') - aboard.length;
}

/** Why a minefield cannot be taken up at a system; null: it can. */
function barTo(
  { minefieldIn }: Minelaying,
  { empire, laid, site }: Readonly<{ empire: EmpireId; laid: ReadonlySet<UnitId>; site: SystemId }>,
  id: UnitId,
): OrderFailure | null {
  const minefield = minefieldIn(empire, id, 'system');
  if (!minefield.ok) return minefield.error;
  const { place } = minefield.value;
  if (place.kind !== 'system' || place.system !== site) return 'units-elsewhere';
  return laid.has(id) ? 'minefield-unfit' : null;
}

function recover(
  minelaying: Minelaying,
  due: MineDue<RecoverMinefields>,
  laid: ReadonlySet<UnitId>,
): void {
  const { record, siteOf, fail } = minelaying;
  const { empire, order } = due;
  const { carrier } = order;
  const site = siteOf(empire, carrier);
  if (!site.ok) {
    fail(due, site.error, carrier);
    return;
  }
  const system = site.value;
  if (isEngaged(record.state(), empire, system)) {
    fail(due, 'encounter-here', carrier);
    return;
  }
  const room = roomAboard(record.state(), carrier);
  const minefields: UnitId[] = [];
  for (const id of unique(order.minefields)) {
    const bar = barTo(minelaying, { empire, laid, site: system }, id);
    const because = bar ?? (minefields.length < room ? null : 'no-room-aboard');
    if (because === null) minefields.push(id);
    else fail(due, because, id);
  }
  if (minefields.length === 0) return;
  const head = { type: 'MinefieldsRecovered', cite: cite('SUP-2'), rolls: [] } as const;
  record.emit({ ...head, witnesses: onlyFor(empire), empire, system, carrier, minefields });
}

/**
 * Minelayers take deployed minefields of their own empire aboard, none that was laid in this phase, up to their rating, and not where their
 * empire is in an encounter.
 * @rule SUP-2
 * @ruling All minelaying is done before any recovery, so that it makes room aboard.
 */
export function recoverMinefields(
  minelaying: Minelaying,
  orders: OrdersByEmpire,
  laid: ReadonlySet<UnitId>,
): void {
  for (const due of mineOrdersIn(orders, isRecovery)) recover(minelaying, due, laid);
}
