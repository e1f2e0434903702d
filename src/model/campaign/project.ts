import { brandAs } from '#kernel/brand/brand';
import type { UnitStatus } from '#model/forces/unit';
import type { EmpireId, ProjectId, SystemId, UnitId } from './ids.ts';

/** What is bought or ordered in the Economic Phase and done later in the turn (ECO-6). */
export const SYSTEM_PROJECTS = ['productivity', 'intel'] as const;
export type SystemProjectKind = (typeof SYSTEM_PROJECTS)[number];
export const UNIT_PROJECTS = ['repair', 'field-repair', 'status'] as const;
export type UnitProjectKind = (typeof UNIT_PROJECTS)[number];
export type ProjectKind = SystemProjectKind | UnitProjectKind;

type ProjectOf<K extends ProjectKind, D> = Readonly<
  { id: ProjectId; kind: K; owner: EmpireId; paid: number } & D
>;

/**
 * Something on its way until its phase of the same turn: Productivity and Intel (COL-2, ECO-8), repairs
 * (CON-5), a change of status (CON-9). A unit with a project rests this turn.
 */
export type Project =
  | ProjectOf<SystemProjectKind, { subject: Readonly<{ kind: 'system'; system: SystemId }> }>
  | ProjectOf<
      UnitProjectKind,
      {
        subject: Readonly<{
          kind: 'unit';
          unit: UnitId;
          /** The status it changes to; null for repairs. */
          to: UnitStatus | null;
          /** Who repairs it in the field: depots, Supply ships, or itself; empty otherwise. */
          helpers: readonly UnitId[];
        }>;
      }
    >;

/** The id of a project: there is one of a kind for each subject. */
export function projectIdOf(kind: ProjectKind, subject: SystemId | UnitId): ProjectId {
  return brandAs<ProjectId>(`${kind}/${subject}`);
}
