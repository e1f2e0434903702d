import type { SystemId, UnitId, WorkId } from '#model/campaign/ids';
import type { SystemProjectKind } from '#model/campaign/project';

export const CANCELLED_UNIT_PROJECTS = ['repair', 'refit'] as const;

/** OPT-6: something that takes several turns, by what is done and to what; a field repair is a repair too. */
export type CancelledProject =
  | Readonly<{ project: (typeof CANCELLED_UNIT_PROJECTS)[number]; unit: UnitId }>
  | Readonly<{ project: SystemProjectKind; system: SystemId }>;

export type CancelUnit = Readonly<{ kind: 'CancelWork'; work: WorkId }>;
export type CancelProject = Readonly<{ kind: 'CancelWork' }> & CancelledProject;
/** ECO-6: a unit under construction, or something else that takes several turns. */
export type CancelWork = CancelUnit | CancelProject;
