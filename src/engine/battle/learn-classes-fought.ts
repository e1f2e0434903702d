import type { Recorder } from '#engine/record/recorder';
import { rowOf } from '#kernel/collections/row-of';
import { cite } from '#kernel/reasons/cite';
import type { DesignId, EmpireId } from '#model/campaign/ids';
import { knowledgeIdOf } from '#model/campaign/knowledge';
import type { CampaignEvent } from '#model/events/campaign-event';
import { onlyFor } from '#model/events/fact';
import { shownTo } from './shown-to.ts';
import type { EncounterWorld } from './world.ts';

/**
 * Who fought a class, or captured one of it, knows its stats from then on, where they are not public
 * anyway; each class is learned once, however often it was seen in this phase.
 * @rule FOG-5
 */
export function learnClassesFought(record: Recorder, world: EncounterWorld): void {
  const done = new Set<string>();
  for (const { viewer, design } of record.result().events.flatMap(shownIn)) {
    const id = knowledgeIdOf(viewer, design);
    if (done.has(id) || world.knowsStats(viewer, rowOf(world.state.designs, design))) continue;
    done.add(id);
    learn(record, viewer, design);
  }
}

type Shown = Readonly<{ viewer: EmpireId; design: DesignId }>;

/** Who is shown which classes by an event of a battle, or has one of them by now. */
function shownIn(event: CampaignEvent): readonly Shown[] {
  if (event.type === 'UnitCaptured') return [{ viewer: event.by, design: event.design }];
  if (event.type !== 'BattleMoment') return [];
  return shownTo(event).map(({ viewer, entry }) => ({ viewer, design: entry.design }));
}

function learn(record: Recorder, viewer: EmpireId, design: DesignId): void {
  record.emit({
    type: 'DesignLearned',
    cite: cite('FOG-5'),
    rolls: [],
    witnesses: onlyFor(viewer),
    viewer,
    design,
    level: 'stats',
    turn: record.state().turn,
    source: 'battle',
  });
}
