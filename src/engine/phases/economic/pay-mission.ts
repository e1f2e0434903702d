import type { Recorder } from '#engine/record/recorder';
import { rowOf } from '#kernel/collections/row-of';
import { valuesById } from '#kernel/collections/tables';
import type { RunMission } from '#model/orders/run-mission';
import { effectiveIntelOf } from '#rules/intel/effective-intel';
import { missionCostOf } from '#rules/intel/mission-cost';
import { missionJumpsOf } from '#rules/intel/mission-jumps';
import { commitIntel } from './commit-intel.ts';
import { type OrderPlace, orderFailed } from '#engine/record/order-failed';

/** Pays for a mission, which is run in the Intel Phase. @rule INT-1 @rule ECO-6 */
export function payMission(record: Recorder, order: RunMission, by: OrderPlace): void {
  const { systems, knownLanes, effects, turn } = record.state();
  const lanes = valuesById(knownLanes).filter(({ viewer }) => viewer === by.empire);
  const jumps = missionJumpsOf(lanes, order);
  if (jumps === null) {
    record.emit(orderFailed(order, by, 'no-free-way', rowOf(systems, order.at).name));
    return;
  }
  const intel = effectiveIntelOf(rowOf(systems, order.from), effects, turn);
  commitIntel(record, order, by, { system: order.from, points: missionCostOf(intel, jumps) });
}
