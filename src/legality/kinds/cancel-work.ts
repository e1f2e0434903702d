import type { Work } from '#model/campaign/work';
import type { CancelProject, CancelUnit, CancelWork } from '#model/orders/cancel-work';
import { projectMeant } from '#rules/construction/project-meant';
import { refundOf } from '#rules/construction/refund-of';
import { tableOf } from '#kernel/collections/group-by';
import { ECO_6, refusal } from '../issue.ts';
import { type Judgement, type Plan, free } from '#legality/plan/plan';

const refused = (code: string, path: string, text: string): Judgement =>
  free([refusal({ code, cite: ECO_6, path }, text)]);

const TWICE = 'Another order of this sheet is about the same unit.';

function judgeUnit({ work: id }: CancelUnit, plan: Plan): Judgement {
  const work: Work | undefined = plan.view.works[id];
  if (work === undefined || work.cancelled) {
    return refused('WORK_UNKNOWN', 'work', 'You have no such unit under construction.');
  }
  if (plan.funded.has(id) || plan.cancelled.has(id)) return refused('WORK_TWICE', 'work', TWICE);
  plan.cancelled.add(id);
  return { ...free([]), refund: refundOf(work) };
}

function judgeProject(order: CancelProject, plan: Plan): Judgement {
  const path = 'system' in order ? 'system' : 'unit';
  const under = tableOf(plan.cancelledProjects, ({ id }) => id);
  const project = projectMeant(under, order);
  if (project === undefined) {
    const text = `No ${order.project} is under way there. Only what began in an earlier turn can be cancelled.`;
    return refused('PROJECT_UNKNOWN', path, text);
  }
  if (plan.cancelledSoFar.has(project.id)) {
    return refused('WORK_TWICE', path, 'An earlier order of this sheet cancels it already.');
  }
  plan.cancelledSoFar.add(project.id);
  return { ...free([]), refund: refundOf(project) };
}

/** May a unit under construction, or something else that takes several turns, be cancelled? @rule ECO-6 @rule OPT-6 */
export function judgeCancelWork(order: CancelWork, plan: Plan): Judgement {
  return 'work' in order ? judgeUnit(order, plan) : judgeProject(order, plan);
}
