import type { PhaseInput } from '#engine/record/phase';
import type { Recorder } from '#engine/record/recorder';
import { rowOf } from '#kernel/collections/row-of';
import { valuesById } from '#kernel/collections/tables';
import { cite } from '#kernel/reasons/cite';
import type { EmpireId } from '#model/campaign/ids';
import type { CampaignState } from '#model/campaign/state';
import { onlyFor } from '#model/events/fact';
import { knowsStats } from '#rules/sight/knows-stats';

type Telling = Readonly<{
  record: Recorder;
  from: CampaignState;
  viewer: EmpireId;
  by: EmpireId;
  rules: PhaseInput['rules'];
}>;

/**
 * A Military partner tells the values of its own classes if the viewer has seen units of them.
 * @rule FOG-5 @rule FOG-9
 * @ruling A Military partner tells about the classes of its own list, but not which of them it has unlocked. The viewer keeps this
 *   knowledge when the treaty ends.
 * @ruling FOG-15 An act that others can see, such as choosing a target, may depend on everything that the acting empire knows.
 */
export function shareClasses({ record, from, viewer, by, rules }: Telling): void {
  const { forceList } = rowOf(from.empires, by);
  const library = { ...from, classStats: rules.classStats };
  for (const { viewer: whose, design: id } of valuesById(from.knownDesigns)) {
    const design = rowOf(from.designs, id);
    const isTold = whose === viewer && design.list === forceList;
    if (!isTold || knowsStats(library, viewer, design)) continue;
    record.emit({
      type: 'DesignLearned',
      cite: cite('FOG-5'),
      rolls: [],
      witnesses: onlyFor(viewer),
      viewer,
      design: id,
      level: 'stats',
      turn: from.turn,
      source: 'treaty',
      by,
    });
  }
}
