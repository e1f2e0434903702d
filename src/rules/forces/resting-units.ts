import type { UnitId } from '#model/campaign/ids';
import type { Project } from '#model/campaign/project';

/** The units that do nothing this turn: they are repaired, change their status, improve a lane, or are upgraded. @rule MOV-9 */
export function restingUnits(projects: readonly Pick<Project, 'subject'>[]): ReadonlySet<UnitId> {
  return new Set(
    projects.flatMap(({ subject }) => (subject.kind === 'unit' ? [subject.unit] : [])),
  );
}
