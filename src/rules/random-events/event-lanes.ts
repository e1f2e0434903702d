import { valuesById } from '#kernel/collections/tables';
import type { SystemId } from '#model/campaign/ids';
import type { Lane } from '#model/campaign/lane';
import type { CampaignState } from '#model/campaign/state';
import type { RuleSet } from '#model/settings/rule-set';
import { laneShifted } from './lane-shifted.ts';

type Map = Pick<CampaignState, 'lanes' | 'systems' | 'projects'>;

/**
 * The lanes at a system that an event can change by one step.
 * @rule OPT-13
 * @ruling A lane that an Explorer improves is left alone until the work is over.
 */
export function eventLanes(
  { lanes, systems, projects }: Map,
  { explored }: Pick<RuleSet, 'explored'>,
  { system, step }: Readonly<{ system: SystemId; step: 1 | -1 }>,
): readonly Lane[] {
  const worked = new Set(
    valuesById(projects).flatMap((one) => (one.kind === 'lane' ? [one.subject.lane] : [])),
  );
  const isThere = (end: SystemId): boolean => explored !== null || Object.hasOwn(systems, end);
  return valuesById(lanes).filter(
    (lane) =>
      (lane.a === system || lane.b === system) &&
      !worked.has(lane.id) &&
      laneShifted(lane.class, step) !== null &&
      isThere(lane.a) &&
      isThere(lane.b),
  );
}
