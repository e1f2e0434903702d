import type { Recorder } from '#engine/record/recorder';
import { rowOf } from '#kernel/collections/row-of';
import { valuesById } from '#kernel/collections/tables';
import { cite } from '#kernel/reasons/cite';
import { projectIdOf } from '#model/campaign/project';
import { onlyFor } from '#model/events/fact';
import type { OrderFailure } from '#model/events/causes';
import type { UpgradeBase } from '#model/orders/order';
import { canBeUpgraded } from '#rules/construction/can-be-upgraded';
import { upgradeOf } from '#rules/construction/upgrade-of';
import { systemOfUnit } from '#rules/economy/system-of-unit';
import { restingUnits } from '#rules/forces/resting-units';
import { blockadeAllows } from './blockade-allows.ts';
import { canPay } from './can-pay.ts';
import { type OrderPlace, orderFailed } from '#engine/record/order-failed';

/**
 * Pays the price of the next size of a civilian base, which comes in the Construction Phase.
 * @rule OPT-21 @rule ECO-6 @rule ECO-7
 */
export function upgradeBase(record: Recorder, order: UpgradeBase, by: OrderPlace): void {
  const because = begin(record, order, by);
  if (because !== null) record.emit(orderFailed(order, by, because, order.base));
}

/** A reason, if it cannot be upgraded. */
function begin(
  record: Recorder,
  { base }: UpgradeBase,
  { empire }: OrderPlace,
): OrderFailure | null {
  const state = record.state();
  const unit = state.units[base];
  const system = unit?.owner === empire ? systemOfUnit(unit, state) : null;
  if (unit === undefined || system === null) return 'units-elsewhere';
  const to = upgradeOf(unit.design);
  if (to === null || !canBeUpgraded(unit)) return 'unit-unfit';
  if (restingUnits(valuesById(state.projects)).has(base)) return 'resting';
  const paid = rowOf(state.designs, to).cost;
  if (!blockadeAllows(record, empire, system, paid)) return 'over-limit';
  if (!canPay(state, empire, paid)) return 'treasury-short';
  record.emit({
    type: 'ProjectBegun',
    cite: cite('OPT-21'),
    rolls: [],
    witnesses: onlyFor(empire),
    empire,
    project: {
      id: projectIdOf('upgrade', base),
      kind: 'upgrade',
      owner: empire,
      paid,
      ready: null,
      subject: { kind: 'unit', unit: base, to: null, helpers: [] },
    },
  });
  return null;
}
