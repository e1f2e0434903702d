import { rowOf } from '#kernel/collections/row-of';
import type { ProjectId } from '#model/campaign/ids';
import { projectIdOf } from '#model/campaign/project';
import type { EditOf, ProjectEditKind } from '#model/corrections/edit';
import type { EditWriters } from './edit-writer.ts';

const idOf = ({
  project,
  subject,
}: Pick<EditOf<ProjectEditKind>, 'project' | 'subject'>): ProjectId =>
  projectIdOf(project, subject.kind === 'system' ? subject.system : subject.unit);

/**
 * Corrections of improvements, refits and repairs under way.
 * @rule TURN-3 @rule ECO-6 @rule CON-5
 * @ruling Stopping a project refunds nothing and brings nothing. What it would have brought, and points, are set by separate edits.
 * @ruling If depots of partners help a repair that is stopped, they can help others again, and the partners are told so.
 * @ruling What was paid for a project can be corrected. The Treasury stays as it is: the moderator gives or takes points by a separate edit.
 */
export const PROJECT_EDITS: EditWriters<ProjectEditKind> = {
  StopProject: (edit, write) => {
    write.remove('projects', idOf(edit));
  },
  SetProjectPaid: (edit, write) => {
    const id = idOf(edit);
    write.put('projects', id, { ...rowOf(write.read().projects, id), paid: edit.to });
  },
};
