import type { PhaseInput } from '#engine/record/phase';
import type { Recorder } from '#engine/record/recorder';
import { unique } from '#kernel/collections/unique';
import type { UnitId } from '#model/campaign/ids';
import type { RepairUnits } from '#model/orders/order';
import { factsOfState } from '#rules/construction/facts-of-state';
import { beginRepair } from './begin-repair.ts';
import { type OrderPlace, orderFailed } from '#engine/record/order-failed';

/** A repair for which depots of partners are needed. */
export type WaitingRepair = Readonly<{ order: RepairUnits; by: OrderPlace; unit: UnitId }>;

type Given = Pick<PhaseInput, 'rules'> & Readonly<{ wait: (repair: WaitingRepair) => void }>;

/**
 * Pays for the repair of units one by one; those that can be neither repaired nor paid are left out, and those
 * that need depots of partners wait.
 * @rule CON-5 @rule OPT-6
 * @rule ECO-6
 */
export function repairUnits(
  record: Recorder,
  order: RepairUnits,
  by: OrderPlace,
  { rules, wait }: Given,
): void {
  const facts = factsOfState(record.state());
  const workshop = { record, facts, order, by, rules, mayAsk: false };
  for (const unit of unique(order.units)) {
    const begun = beginRepair(workshop, unit);
    if (begun === 'waits') wait({ order, by, unit });
    else if (typeof begun === 'string') record.emit(orderFailed(order, by, begun, unit));
  }
}
