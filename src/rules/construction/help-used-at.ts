import { groupBy } from '#kernel/collections/group-by';
import { rowOf } from '#kernel/collections/row-of';
import { sumOf } from '#kernel/numbers/sum';
import type { SystemId } from '#model/campaign/ids';
import type { Project } from '#model/campaign/project';
import type { CampaignState } from '#model/campaign/state';
import { pointsHosted } from './help-for.ts';
import { systemOfUnit } from '#rules/economy/system-of-unit';

type Forces = Pick<CampaignState, 'units' | 'fleets'>;

/**
 * The points of its own helpers that an empire's field repairs use this turn, by place.
 * @rule CON-5 @rule OPT-6
 * @ruling OPT-6 A field repair that takes several turns uses the points of its helpers in each of them.
 */
export function helpHeld(
  projects: readonly Project[],
  forces: Forces,
): ReadonlyMap<SystemId, number> {
  const helped = projects.flatMap(({ kind, subject, paid }) => {
    if (kind !== 'field-repair' || subject.helpers.includes(subject.unit)) return [];
    const system = systemOfUnit(rowOf(forces.units, subject.unit), forces);
    const own = paid - pointsHosted(subject.hosted ?? []);
    return system === null ? [] : [{ system, own }];
  });
  const places = groupBy(helped, ({ system }) => system);
  return new Map([...places].map(([system, here]) => [system, sumOf(here, ({ own }) => own)]));
}

/** The points of its own helpers that an empire's field repairs use at a place this turn. @rule CON-5 */
export const helpUsedAt = (
  projects: readonly Project[],
  forces: Forces,
  system: SystemId,
): number => helpHeld(projects, forces).get(system) ?? 0;
