import { ok } from '#kernel/result/result';
import type { Note } from '#app/ports/desk-record';
import type { Ports } from '#app/ports/ports';
import { type Actor, roleOf } from '#app/actor';
import { type Looked, nextEdition } from '#app/desk/next-edition';
import { type UseCase, guarded } from '#app/guarded';
import { retrying } from '#app/retrying';
import { refuse } from '#app/use-case-error';

export type WriteNoteInput = Readonly<{
  actor: Actor;
  /** The note to change, in the edition that the author looked at; null: a new one. */
  looked: Looked;
  /** Empty: the note is deleted, but its editions stay. */
  text: string;
}>;

const LONGEST_NOTE = 4000;

/** Writes a note about the current phase that only moderators read. A changed note keeps its own phase. */
export const writeNote = ({ store, clock }: Ports): UseCase<WriteNoteInput, Note> =>
  guarded(async ({ actor, looked, ...input }) => {
    if (actor.kind !== 'moderator') return refuse('MODERATOR_ONLY');
    const text = input.text.trim();
    if (text.length > LONGEST_NOTE || (text === '' && looked === null)) {
      const why = `Write a note of 1 to ${String(LONGEST_NOTE)} characters.`;
      return refuse('NOTE_REFUSED', [{ code: 'TEXT', path: 'text', text: why }]);
    }
    return retrying(async () => {
      const { campaign, notes } = await store.read(async (reader) => ({
        campaign: await reader.campaign(actor.campaign),
        notes: await reader.notes(actor.campaign),
      }));
      if (campaign === undefined) return refuse('CAMPAIGN_UNKNOWN');
      const next = nextEdition(notes, looked);
      if (!next.ok) return next;
      const first = notes.find(({ number }) => number === next.value.number);
      const { turn, phase } = first ?? campaign;
      const [at, by] = [clock.now(), roleOf(actor)];
      const note: Note = { ...next.value, turn, phase, text, at, by };
      const { id, revision, version } = campaign;
      const detail = `note ${String(note.number)}, edition ${String(note.edition)}`;
      const changes = [
        { put: 'note', note },
        { put: 'audit', entry: { at, by, act: 'noted', version, detail } },
      ] as const;
      const written = await store.commit({ campaign: id, revision, changes });
      return written.ok ? ok(note) : 'again';
    });
  });
