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
 * A partner by Military treaty tells what those of his classes can do of which the viewer has seen units.
 * @rule FOG-5 @rule FOG-9
 * @ruling He tells of the classes of his own list, and not which of them he has unlocked; what was told stays known when the treaty ends.
 * @ruling FOG-15 What an empire openly does before others is a public act and may rest on all that it knows itself, such as whom it fires at.
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
