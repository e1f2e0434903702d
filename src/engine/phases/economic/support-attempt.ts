import type { Recorder } from '#engine/record/recorder';
import { rowOf } from '#kernel/collections/row-of';
import type { BreakTreaty, DeclareWar } from '#model/orders/treaties';
import { effectiveIntelOf } from '#rules/intel/effective-intel';
import { commitIntel } from './commit-intel.ts';
import type { OrderPlace } from '#engine/record/order-failed';

/**
 * Pays for the system that supports a break or a declaration: its Intel in points.
 * @rule DIP-6 @rule DIP-7 @rule ECO-6
 * @ruling Without the support the attempt is rolled all the same.
 */
export function supportAttempt(
  record: Recorder,
  order: BreakTreaty | DeclareWar,
  by: OrderPlace,
): void {
  const { support: system } = order;
  if (system === null) return;
  const { systems, effects, turn } = record.state();
  const points = effectiveIntelOf(rowOf(systems, system), effects, turn);
  commitIntel(record, order, by, { system, points });
}
