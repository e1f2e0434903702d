import type { CampaignState } from '#model/campaign/state';
import { counted, plural } from '#kernel/words/counted';
import { type Project, projectIdOf } from '#model/campaign/project';
import type { EditOf, ProjectEditKind } from '#model/corrections/edit';
import { pointsHosted } from '#rules/construction/help-for';
import { hostedOf } from '#rules/construction/hosted-of';
import type { EditRules } from './edit-rule.ts';

type About = Pick<EditOf<ProjectEditKind>, 'project' | 'subject'>;

/** What is under way, or why it is not, in words for the moderator. */
function underWay({ project, subject }: About, { projects }: CampaignState): Project | string {
  const about = subject.kind === 'system' ? subject.system : subject.unit;
  const row: Project | undefined = projects[projectIdOf(project, about)];
  return row ?? `There is no ${project} under way of ${about}.`;
}

/** What speaks against corrections of improvements, refits and repairs. */
export const PROJECT_RULES: EditRules<ProjectEditKind> = {
  StopProject: (edit, state) => {
    const row = underWay(edit, state);
    return typeof row === 'string' ? row : null;
  },
  SetProjectPaid: (edit, state) => {
    const row = underWay(edit, state);
    if (typeof row === 'string') return row;
    const { project, to } = edit;
    if (row.paid === to)
      return `${counted(to, 'point')} ${plural(to, 'is', 'are')} paid for this ${project} already.`;
    const lent = pointsHosted(hostedOf(row));
    return to < lent
      ? `Depots of others give ${String(lent)} of what this ${project} costs.`
      : null;
  },
};
