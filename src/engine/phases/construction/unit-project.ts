import type { Project, UnitProjectKind } from '#model/campaign/project';

/** A repair, a refit, a change of status, a lane that an Explorer improves, or an upgrade. */
export type UnitProject = Extract<Project, { kind: UnitProjectKind }>;

/** Whether a project is about a unit. */
export const isUnitProject = (project: Project): project is UnitProject =>
  project.subject.kind === 'unit';
