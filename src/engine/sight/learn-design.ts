import { isListOf } from '#model/forces/own-list';
import type { Recorder } from '#engine/record/recorder';
import { rowOf } from '#kernel/collections/row-of';
import { cite } from '#kernel/reasons/cite';
import type { DesignId, EmpireId } from '#model/campaign/ids';
import { type Origin, knowledgeIdOf } from '#model/campaign/knowledge';
import { onlyFor } from '#model/events/fact';

type Learnt = Readonly<{ viewer: EmpireId; design: DesignId }>;

/** A class that is heard of for the first time; the viewer's own and the universal list need none of it. @rule FOG-5 */
export function learnDesign(record: Recorder, { viewer, design }: Learnt, origin: Origin): void {
  const state = record.state();
  if (Object.hasOwn(state.knownDesigns, knowledgeIdOf(viewer, design))) return;
  const { list } = rowOf(state.designs, design);
  if (isListOf(list, rowOf(state.empires, viewer))) return;
  record.emit({
    type: 'DesignLearned',
    cite: cite('FOG-5'),
    rolls: [],
    witnesses: onlyFor(viewer),
    viewer,
    design,
    level: 'name',
    turn: state.turn,
    ...origin,
  });
}
