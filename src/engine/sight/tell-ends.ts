import type { Recorder } from '#engine/record/recorder';
import { compareIds, valuesById } from '#kernel/collections/tables';
import { sortBy } from '#kernel/collections/sort-by';
import { cite } from '#kernel/reasons/cite';
import type { EmpireId, SystemId } from '#model/campaign/ids';
import { type Contact, type ContactEnd, knowledgeIdOf } from '#model/campaign/knowledge';
import type { CampaignState } from '#model/campaign/state';
import { onlyFor } from '#model/events/fact';
import { isOpenMemory } from '#rules/sight/memory-of';
import { isEndTold } from './is-end-told.ts';

type Allies = Readonly<{ viewer: EmpireId; by: EmpireId }>;
/** A contact that the viewer was told of, and the ally's own contact, which is over. */
type Over = Readonly<{ copy: Contact; own: Contact }>;

/** The contacts that an ally told about and has seen end since, without those that the viewer found out itself. */
function endedSince(state: CampaignState, { viewer, by }: Allies): readonly Over[] {
  return valuesById(state.contacts).flatMap((copy): readonly Over[] => {
    if (copy.viewer !== viewer || copy.seen.by !== by || !isOpenMemory(copy)) return [];
    const own: Contact | undefined = copy.told === null ? undefined : state.contacts[copy.told];
    const isOver = own?.viewer === by && !own.current && !isOpenMemory(own);
    return isOver ? [{ copy, own }] : [];
  });
}

/** The same end in the viewer's names. A contact that joined a fleet unknown to the viewer is only gone. */
function endTold(state: CampaignState, { viewer, by }: Allies, ended: ContactEnd): ContactEnd {
  if (ended.how !== 'merged') return ended;
  const { turn, into: whole } = ended;
  const into = valuesById(state.contacts).find(
    (one) => one.viewer === viewer && one.seen.by === by && one.told === whole,
  );
  return into === undefined ? { how: 'gone', turn } : { how: 'merged', turn, into: into.id };
}

/** The system that a contact left for, if the viewer has it on the map. */
function leftForTold(
  { knownSystems }: CampaignState,
  viewer: EmpireId,
  leftFor: SystemId | 'unknown' | null,
): SystemId | 'unknown' | null {
  if (leftFor === null || leftFor === 'unknown') return leftFor;
  return Object.hasOwn(knownSystems, knowledgeIdOf(viewer, leftFor)) ? leftFor : 'unknown';
}

/**
 * An ally who told of a contact tells how it ended, once, as far as the ally saw it.
 * @rule FOG-9 @rule FOG-12
 * @ruling If an ally told of a contact and sees it end or leave, it tells that at the next opening. A contact that the ally only lost from
 *   sight stays as it was told.
 */
export function tellEnds(record: Recorder, allies: Allies): void {
  const { viewer, by } = allies;
  const over = endedSince(record.state(), allies);
  for (const { copy, own } of sortBy(over, (a, b) => compareIds(a.copy.id, b.copy.id))) {
    const state = record.state();
    const { turn } = state;
    const ended = own.seen.ended === undefined ? null : endTold(state, allies, own.seen.ended);
    record.emit({
      type: 'ContactLost',
      cite: cite('FOG-9'),
      rolls: [],
      witnesses: isEndTold(copy, ended, turn) ? onlyFor(viewer) : [],
      viewer,
      contact: copy.id,
      place: copy.place,
      leftFor: leftForTold(state, viewer, own.leftFor),
      turn,
      by,
      ...(ended === null ? {} : { ended }),
    });
  }
}
