import type { Recorder } from '#engine/record/recorder';
import { rowOf } from '#kernel/collections/row-of';
import { sumOf } from '#kernel/numbers/sum';
import type { EmpireId, SystemId } from '#model/campaign/ids';
import type { CampaignState } from '#model/campaign/state';
import type { CampaignEvent } from '#model/events/campaign-event';
import { purchaseLimitOf } from '#rules/economy/purchase-limit';
import { systemOfUnit } from '#rules/economy/system-of-unit';

/**
 * Whether an empire may spend more points on building or repairs in a system. In a blockaded system all purchases of its owner in a turn
 * stay within its reduced output.
 * @rule ECO-7
 * @ruling The spending limit of a blockaded system applies only to its owner. Other empires there, blockaders included, bring their points
 *   from outside.
 */
export function blockadeAllows(
  record: Recorder,
  empire: EmpireId,
  system: SystemId,
  amount: number,
): boolean {
  const state = record.state();
  const row = rowOf(state.systems, system);
  const limit = row.owner === empire ? purchaseLimitOf(row) : null;
  if (limit === null || amount === 0) return true;
  const spent = sumOf(record.result().events, (event) =>
    'empire' in event && event.empire === empire ? spentAt(system, event, state) : 0,
  );
  return spent + amount <= limit;
}

function spentAt(system: SystemId, event: CampaignEvent, state: CampaignState): number {
  if (event.type === 'WorkBegun') return event.system === system ? event.paid : 0;
  if (event.type === 'WorkFunded') {
    return rowOf(state.works, event.work).system === system ? event.paid : 0;
  }
  if (event.type !== 'ProjectBegun') return 0;
  const { subject, paid } = event.project;
  const place =
    subject.kind === 'system'
      ? subject.system
      : systemOfUnit(rowOf(state.units, subject.unit), state);
  return place === system ? paid : 0;
}
