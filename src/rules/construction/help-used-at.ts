import { rowOf } from '#kernel/collections/row-of';
import { sumOf } from '#kernel/numbers/sum';
import type { SystemId } from '#model/campaign/ids';
import type { Project } from '#model/campaign/project';
import type { CampaignState } from '#model/campaign/state';
import { systemOfUnit } from '#rules/economy/system-of-unit';

type Forces = Pick<CampaignState, 'units' | 'fleets'>;

/** What an empire's field repairs at a place take of their helpers this turn. @rule CON-5 */
export function helpUsedAt(projects: readonly Project[], forces: Forces, system: SystemId): number {
  const helped = projects.filter(({ kind, subject }) => {
    if (kind !== 'field-repair' || subject.helpers.includes(subject.unit)) return false;
    return systemOfUnit(rowOf(forces.units, subject.unit), forces) === system;
  });
  return sumOf(helped, ({ paid }) => paid);
}
