import { type Project, projectIdOf } from '#model/campaign/project';
import { hostedOf } from '#rules/construction/hosted-of';
import type { EditRules } from './edit-rule.ts';

/** What speaks against corrections of improvements, refits and repairs. */
export const PROJECT_RULES: EditRules<'StopProject'> = {
  StopProject: ({ project, subject }, { projects }) => {
    const about = subject.kind === 'system' ? subject.system : subject.unit;
    const row: Project | undefined = projects[projectIdOf(project, about)];
    if (row === undefined) return `There is no ${project} under way of ${about}.`;
    if (hostedOf(row).length === 0) return null;
    return `Depots of others help this ${project}. Undo the phase in which it began instead.`;
  },
};
