import type { Recorder } from '#engine/record/recorder';
import { rowOf } from '#kernel/collections/row-of';
import { cite } from '#kernel/reasons/cite';
import type { UnitId } from '#model/campaign/ids';
import { projectIdOf } from '#model/campaign/project';
import { onlyFor } from '#model/events/fact';
import type { OrderFailure } from '#model/events/causes';
import type { SetStatus } from '#model/orders/order';
import { factsOfState } from '#rules/construction/facts-of-state';
import { servicePlaceOf } from '#rules/construction/service-place';
import type { PlaceFacts } from '#rules/construction/stationed-at';
import { statusLeadersOf } from '#rules/construction/status-leaders';
import { statusRefusalsOf } from '#rules/construction/status-refusals';
import { systemOfUnit } from '#rules/economy/system-of-unit';
import { isWithdrawing } from '#rules/forces/is-withdrawing';
import { canPay } from './can-pay.ts';
import { type OrderPlace, orderFailed } from '#engine/record/order-failed';

/**
 * Records which units change their status in the Construction Phase. Nothing is activated while the Treasury is negative.
 * @rule CON-9
 * @rule ECO-6
 */
export function orderStatus(record: Recorder, order: SetStatus, by: OrderPlace): void {
  const facts = factsOfState(record.state());
  for (const unit of statusLeadersOf(order.units, record.state().units)) {
    const because = failureOf(record, facts, { order, by, unit });
    if (because === null) begin(record, order, by, unit);
    else record.emit(orderFailed(order, by, because, unit));
  }
}

type Case = Readonly<{ order: SetStatus; by: OrderPlace; unit: UnitId }>;

function failureOf(
  record: Recorder,
  facts: PlaceFacts,
  { order, by, unit: id }: Case,
): OrderFailure | null {
  const state = record.state();
  const unit = state.units[id];
  if (unit?.owner !== by.empire) return 'units-elsewhere';
  const system = systemOfUnit(unit, state);
  if (system === null) return 'units-elsewhere';
  if (order.status === 'active' && !canPay(state, by.empire, 0)) return 'treasury-short';
  const refusals = statusRefusalsOf({
    unit,
    design: rowOf(state.designs, unit.design),
    aboard: facts.index
      .aboard(id)
      .map((one) => ({ unit: one, design: rowOf(state.designs, one.design) })),
    to: order.status,
    isResting: facts.isResting(id),
    isWithdrawing: isWithdrawing(unit, state),
    place: servicePlaceOf(facts, by.empire, rowOf(state.systems, system)),
  });
  return refusals.length > 0 ? 'unit-unfit' : null;
}

function begin(record: Recorder, order: SetStatus, { empire }: OrderPlace, unit: UnitId): void {
  record.emit({
    type: 'ProjectBegun',
    cite: cite('CON-9'),
    rolls: [],
    witnesses: onlyFor(empire),
    empire,
    project: {
      id: projectIdOf('status', unit),
      kind: 'status',
      owner: empire,
      paid: 0,
      ready: null,
      subject: { kind: 'unit', unit, to: order.status, helpers: [] },
    },
  });
}
