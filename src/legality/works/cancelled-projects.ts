import type { EmpireView } from '#fog/views/empire-view';
import { tableOf } from '#kernel/collections/group-by';
import { valuesById } from '#kernel/collections/tables';
import { unique } from '#kernel/collections/unique';
import type { Project } from '#model/campaign/project';
import type { CancelProject } from '#model/orders/cancel-work';
import type { Order } from '#model/orders/order';
import { projectMeant } from '#rules/construction/project-meant';

const isCancelProject = (order: Order): order is CancelProject =>
  order.kind === 'CancelWork' && 'project' in order;

/** The projects that a sheet cancels, wherever in it that is ordered. @rule ECO-6 */
export const cancelledProjects = (
  { projects }: EmpireView,
  orders: readonly Order[],
): readonly Project[] =>
  unique(orders.filter(isCancelProject).flatMap((order) => projectMeant(projects, order) ?? []));

/** The view without the projects that a sheet cancels: they bind nobody any more when the other orders are carried out. */
export function withoutCancelled(view: EmpireView, cancelled: readonly Project[]): EmpireView {
  if (cancelled.length === 0) return view;
  const left = valuesById(view.projects).filter((project) => !cancelled.includes(project));
  return { ...view, projects: tableOf(left, ({ id }) => id) };
}
