import { ok } from '#kernel/result/result';
import type { Note } from '#app/ports/desk-record';
import type { Ports } from '#app/ports/ports';
import type { Actor } from '#app/actor';
import { latestEditions } from '#app/desk/latest-editions';
import { readableBy } from '#app/desk/readable-by';
import { type UseCase, guarded } from '#app/guarded';
import { refuse } from '#app/use-case-error';

/** A note in its present edition. `earlier`: the editions before it, the newest first. */
export type NoteLine = Note & Readonly<{ earlier: readonly Note[] }>;

/** The moderators' notes, newest first. Deleted notes have no text. */
export const readNotes = ({
  store,
}: Ports): UseCase<Readonly<{ actor: Actor }>, readonly NoteLine[]> =>
  guarded(async ({ actor }) => {
    if (actor.kind !== 'moderator') return refuse('MODERATOR_ONLY');
    const notes = await store.read((reader) => reader.notes(actor.campaign));
    return ok(latestEditions(readableBy(actor, notes)).toReversed());
  });
