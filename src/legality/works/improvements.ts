import { cite } from '#kernel/reasons/cite';
import type { ProjectId } from '#model/campaign/ids';
import { projectIdOf, type SystemProjectKind } from '#model/campaign/project';
import type { StarSystem } from '#model/campaign/system';
import type { OrderIssue } from '#model/orders/order-issue';
import { isDue } from '#rules/construction/ready-turn';
import { improvementReadyOf } from '#rules/economy/improvement-ready';
import { refusal } from '#legality/issue';
import type { Plan } from '#legality/plan/plan';

/** One improvement of a kind at a time is under way in a system. @rule OPT-6 */
export function underWayIssues({ view }: Plan, id: ProjectId): readonly OrderIssue[] {
  const project = view.projects[id];
  if (project === undefined) return [];
  const until = project.ready === null ? '' : ` up to turn ${String(project.ready)}`;
  const about = { code: 'IMPROVEMENT_UNDER_WAY', cite: cite('OPT-6'), path: 'system' };
  return [refusal(about, `That is under way there already${until}: wait until it is done.`)];
}

/** Notes what a sheet buys for a system, and whether it comes in the same turn. @rule COL-2 @rule COL-3 @rule OPT-6 */
export function bookImprovement(
  { view, realm }: Plan,
  kind: SystemProjectKind,
  system: StarSystem,
): void {
  const id = projectIdOf(kind, system.id);
  realm.changed.add(id);
  const ready = improvementReadyOf(kind, system, view.turn, view.rules);
  if (isDue({ ready }, view.turn)) realm.bought.add(id);
}
