import type { Recorder } from '#engine/record/recorder';
import { rowOf } from '#kernel/collections/row-of';
import { cite } from '#kernel/reasons/cite';
import { intelCommittedIdOf } from '#model/campaign/effect';
import type { SystemId } from '#model/campaign/ids';
import type { CampaignState } from '#model/campaign/state';
import type { OrderFailure } from '#model/events/causes';
import { onlyFor } from '#model/events/fact';
import type { Order } from '#model/orders/order';
import { effectiveIntelOf } from '#rules/intel/effective-intel';
import { canPay } from './can-pay.ts';
import { type OrderPlace, orderFailed } from '#engine/record/order-failed';

/** The system whose Intel is used, and what that costs. */
export type IntelUse = Readonly<{ system: SystemId; points: number }>;

function failureOf(
  state: CampaignState,
  { empire }: OrderPlace,
  { system: id, points }: IntelUse,
): OrderFailure | null {
  const system = rowOf(state.systems, id);
  if (system.owner !== empire) return 'system-lost';
  if (effectiveIntelOf(system, state.effects, state.turn) === 0) return 'no-intel';
  if (Object.hasOwn(state.effects, intelCommittedIdOf(id))) return 'intel-used';
  return canPay(state, empire, points) ? null : 'treasury-short';
}

/**
 * Pays for the one thing that the Intel of a system does in this turn: a mission, or support of a diplomatic action.
 * @rule INT-1 @rule ECO-6
 */
export function commitIntel(
  record: Recorder,
  order: Pick<Order, 'kind'>,
  by: OrderPlace,
  use: IntelUse,
): void {
  const state = record.state();
  const { empire } = by;
  const because = failureOf(state, by, use);
  if (because !== null) {
    record.emit(orderFailed(order, by, because, rowOf(state.systems, use.system).name));
    return;
  }
  record.emit({
    type: 'IntelCommitted',
    cite: cite('INT-1'),
    rolls: [],
    witnesses: onlyFor(empire),
    empire,
    ...{ system: use.system, points: use.points, turn: state.turn },
  });
}
