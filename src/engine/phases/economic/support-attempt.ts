import type { Recorder } from '#engine/record/recorder';
import { rowOf } from '#kernel/collections/row-of';
import type { BreakTreaty, DeclareWar, LendSupport } from '#model/orders/treaties';
import { effectiveIntelOf } from '#rules/intel/effective-intel';
import { commitIntel } from './commit-intel.ts';
import type { OrderPlace } from '#engine/record/order-failed';

/**
 * Pays for the system that supports a break or a declaration, the own or that of an ally: its Intel in points.
 * @rule DIP-6 @rule DIP-7 @rule DIP-9 @rule ECO-6
 * @ruling What a leader orders in the name of its junior partner is supported by a system of the leader, who pays for it.
 * @ruling Without the support the attempt is rolled all the same.
 */
export function supportAttempt(
  record: Recorder,
  order: BreakTreaty | DeclareWar | LendSupport,
  by: OrderPlace,
): void {
  const { support: system } = order;
  if (system === null) return;
  const { systems, effects, turn } = record.state();
  const points = effectiveIntelOf(rowOf(systems, system), effects, turn);
  commitIntel(record, order, by, { system, points });
}
