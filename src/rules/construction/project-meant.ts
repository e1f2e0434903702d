import type { ById } from '#kernel/collections/tables';
import type { ProjectId } from '#model/campaign/ids';
import { type Project, projectIdOf } from '#model/campaign/project';
import type { CancelledProject } from '#model/orders/cancel-work';

/** The project that an order to cancel is about, at a yard or in the field; undefined: there is none. @rule ECO-6 @rule OPT-6 */
export function projectMeant(
  projects: ById<ProjectId, Project>,
  cancelled: CancelledProject,
): Project | undefined {
  if ('system' in cancelled) return projects[projectIdOf(cancelled.project, cancelled.system)];
  const project = projects[projectIdOf(cancelled.project, cancelled.unit)];
  if (project !== undefined || cancelled.project === 'refit') return project;
  return projects[projectIdOf('field-repair', cancelled.unit)];
}
