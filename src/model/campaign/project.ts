import { brandAs } from '#kernel/brand/brand';
import type { UnitStatus } from '#model/forces/unit';
import type { DesignId, EmpireId, LaneId, ProjectId, SystemId, UnitId } from './ids.ts';

/** Projects are bought or ordered in the Economic Phase and done later in the turn (ECO-6). */
export const SYSTEM_PROJECTS = ['productivity', 'intel', 'terraforming'] as const;
export type SystemProjectKind = (typeof SYSTEM_PROJECTS)[number];
export const UNIT_PROJECTS = [
  'repair',
  'field-repair',
  'refit',
  'status',
  'lane',
  'upgrade',
] as const;
export type UnitProjectKind = (typeof UNIT_PROJECTS)[number];
export type ProjectKind = SystemProjectKind | UnitProjectKind;

type Head<K extends ProjectKind> = {
  id: ProjectId;
  kind: K;
  owner: EmpireId;
  paid: number;
  /** The turn when it is done (OPT-6); null: the turn when it began. */
  ready: number | null;
};
type ProjectOf<K extends ProjectKind, D> = Readonly<Head<K> & D>;

/** CON-5: the points that depots of a Military partner give a repair in that system, in each of its turns. */
export type Hosted = Readonly<{ owner: EmpireId; system: SystemId; points: number }>;

/** The unit that rests, and the helpers that it needs. */
type Rest = Readonly<{
  kind: 'unit';
  unit: UnitId;
  /** The status it changes to; null for all else. */
  to: UnitStatus | null;
  /** The helpers of a repair in the field: depots, Supply ships, or the unit itself; empty otherwise. */
  helpers: readonly UnitId[];
  /** The partners whose depots help too; left out if there are none. */
  hosted?: readonly Hosted[];
}>;

/** CON-6: the class that the unit becomes one of. */
export type RefitProject = ProjectOf<'refit', { subject: Rest & Readonly<{ design: DesignId }> }>;
/** CON-10: the unit is the Explorer. */
export type LaneProject = ProjectOf<'lane', { subject: Rest & Readonly<{ lane: LaneId }> }>;

/**
 * Something on its way until its phase of the same turn: Productivity and Intel (COL-2, ECO-8), terraforming
 * (COL-3), repairs (CON-5), refits (CON-6), a change of status (CON-9), a lane that an Explorer improves (CON-10), a civilian
 * base that is upgraded (OPT-21); repairs and refits may take more turns (OPT-6). A unit with a project rests.
 */
export type Project =
  | ProjectOf<SystemProjectKind, { subject: Readonly<{ kind: 'system'; system: SystemId }> }>
  | ProjectOf<Exclude<UnitProjectKind, 'refit' | 'lane'>, { subject: Rest }>
  | RefitProject
  | LaneProject;

/** The id of a project: there is one of a kind for each subject. */
export function projectIdOf(kind: ProjectKind, subject: SystemId | UnitId): ProjectId {
  return brandAs<ProjectId>(`${kind}/${subject}`);
}
