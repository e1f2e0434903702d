import { recorderOf } from '#engine/record/recorder';
import { tidyUp } from '#engine/apply/corrections/tidy-up';
import { writeEdit } from '#engine/apply/corrections/write-edit';
import { type Writer, writerOver } from '#engine/apply/writer';
import { unique } from '#kernel/collections/unique';
import { cite } from '#kernel/reasons/cite';
import { err, ok, type Result } from '#kernel/result/result';
import type { CampaignState } from '#model/campaign/state';
import type { Edit } from '#model/corrections/edit';
import type { CampaignEvent } from '#model/events/campaign-event';
import { type Breach, breachFinder, breachKey } from '#rules/corrections/breach-finder';
import { editRefusal } from '#rules/corrections/edit-refusal';
import { notesOf } from '#rules/corrections/notes-of';

/** A correction by the moderator, with its reason; `tellReason`: the players concerned read the reason too. */
export type Correction = Readonly<{
  kind: 'correction';
  edits: readonly Edit[];
  reason: string;
  tellReason: boolean;
  /** The players decided about it by vote (TURN-6). */
  voted?: true;
  /** The stats of classes are public in this campaign (FOG-5), so that all empires are told of changed classes; matters to no other edit. */
  openClasses?: true;
}>;

/** A fault of one edit of a correction, by its place in the list. */
export type CorrectionFault = Readonly<{ edit: number; code: string; text: string }>;

type Corrected = Readonly<{ state: CampaignState; events: readonly CampaignEvent[] }>;

/**
 * The state with all edits of a correction, and the one event that tells it to the empires whose own things or knowledge it changes; or all
 * reasons against it, and then nothing is changed.
 * @rule TURN-3
 * @ruling The edits of a correction act one after another. The state must be valid after the last of them, not in between.
 */
export function correct(
  before: CampaignState,
  { edits, reason, tellReason, voted, openClasses }: Correction,
): Result<Corrected, readonly CorrectionFault[]> {
  const { write, faults, made } = tryEdits(before, edits);
  tidyUp(write);
  const after = write.read();
  const find = breachFinder(before);
  const broken = find(after);
  if (faults.length > 0 || broken.length > 0) {
    return err([...faults, ...faultsOf(broken, { before, edits, made, find })].sort(byPlace));
  }
  const areOpen = openClasses === true && before.designs !== after.designs;
  const notes = notesOf(before, after, areOpen);
  const record = recorderOf(before);
  record.emit({
    type: 'CorrectionMade',
    cite: cite('TURN-3'),
    rolls: [],
    witnesses: unique(notes.map(({ empire }) => empire)).map((empire) => ({ empire, as: 'owner' })),
    edits,
    notes,
    reason,
    tellReason,
    ...(voted === undefined ? {} : { voted }),
    ...(areOpen ? { openClasses: true as const } : {}),
    turn: before.turn,
  });
  return ok(record.result());
}

const byPlace = (a: CorrectionFault, b: CorrectionFault): number => a.edit - b.edit;

type Tried = Readonly<{
  write: Writer;
  faults: readonly CorrectionFault[];
  /** The places of the edits that were made. */
  made: readonly number[];
}>;

/** Makes all edits that can be made; those that cannot are left out, so that all faults are found at once. */
function tryEdits(before: CampaignState, edits: readonly Edit[]): Tried {
  const write = writerOver(before);
  const faults: CorrectionFault[] = [];
  const made: number[] = [];
  for (const [index, edit] of edits.entries()) {
    const text = editRefusal(write.read(), edit);
    if (text !== null) {
      faults.push({ edit: index, code: 'EDIT_REFUSED', text });
      continue;
    }
    writeEdit(write, edit);
    made.push(index);
  }
  return { write, faults, made };
}

type Trial = Readonly<{
  before: CampaignState;
  edits: readonly Edit[];
  made: readonly number[];
  find: ReturnType<typeof breachFinder>;
}>;

/** The state after the first edits that can be made, up to a number. */
function stateAfter({ before, edits, made }: Trial, count: number): CampaignState {
  const write = writerOver(before);
  for (const index of made.slice(0, count)) {
    const edit = edits[index];
    if (edit !== undefined) writeEdit(write, edit);
  }
  tidyUp(write);
  return write.read();
}

/** Each breach with the edit that caused it: the last edit without which it does not occur. */
function faultsOf(broken: readonly Breach[], trial: Trial): readonly CorrectionFault[] {
  const { made, find } = trial;
  const codes = new Set(broken.map(({ code }) => code));
  const since = new Map(broken.map((breach) => [breachKey(breach), made[0] ?? 0]));
  const open = new Set(since.keys());
  for (let count = made.length - 1; count >= 0 && open.size > 0; count -= 1) {
    const still = new Set(find(stateAfter(trial, count), codes).map(breachKey));
    for (const key of [...open].filter((one) => !still.has(one))) {
      since.set(key, made[count] ?? 0);
      open.delete(key);
    }
  }
  return broken.map((breach) => {
    const { code, sentence, text } = breach;
    return { edit: since.get(breachKey(breach)) ?? 0, code, text: `${text}. ${sentence}` };
  });
}
