import { projectIdOf } from '#model/campaign/project';
import type { EditWriters } from './edit-writer.ts';

/**
 * Corrections of improvements, refits and repairs under way.
 * @rule TURN-3 @rule ECO-6
 * @ruling Stopping a project refunds nothing and brings nothing. What it would have brought, and points, are set by separate edits.
 */
export const PROJECT_EDITS: EditWriters<'StopProject'> = {
  StopProject: ({ project, subject }, write) => {
    const about = subject.kind === 'system' ? subject.system : subject.unit;
    write.remove('projects', projectIdOf(project, about));
  },
};
