import type { UnitId } from '#model/campaign/ids';
import { projectIdOf, UNIT_PROJECTS } from '#model/campaign/project';
import type { Writer } from './writer.ts';

/** Removes a unit with its orders. */
export function removeUnit(write: Writer, unit: UnitId): void {
  for (const kind of UNIT_PROJECTS) {
    const project = projectIdOf(kind, unit);
    if (Object.hasOwn(write.read().projects, project)) write.remove('projects', project);
  }
  write.remove('units', unit);
}
