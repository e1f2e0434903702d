import type { Recorder } from '#engine/record/recorder';
import { cite } from '#kernel/reasons/cite';
import { onlyFor } from '#model/events/fact';
import type { CancelProject } from '#model/orders/cancel-work';
import { projectMeant } from '#rules/construction/project-meant';
import { refundOf } from '#rules/construction/refund-of';
import { type OrderPlace, orderFailed } from '#engine/record/order-failed';

/**
 * Cancels a repair, refit or improvement that takes several turns.
 * @rule ECO-6
 * @rule OPT-6
 * @ruling A repair, refit, point of Productivity or terraforming that takes several turns can be cancelled, as construction can. Half of
 *   what was paid (rounded down) comes back in the Construction Phase, even if the unit or system is lost before.
 * @ruling An empire's cancellations are carried out before its other orders. A unit whose repair or refit is cancelled is free at once, so
 *   it can move or be repaired another way in the same turn.
 */
export function cancelProject(record: Recorder, order: CancelProject, by: OrderPlace): void {
  const state = record.state();
  const project = projectMeant(state.projects, order);
  if (project?.owner !== by.empire) {
    record.emit(orderFailed(order, by, 'work-gone', 'system' in order ? order.system : order.unit));
    return;
  }
  record.emit({
    type: 'ProjectCancelled',
    cite: cite('ECO-6'),
    rolls: [],
    witnesses: onlyFor(by.empire),
    empire: by.empire,
    project,
    refund: refundOf(project),
    turn: state.turn,
  });
}
