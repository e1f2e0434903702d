import { ok } from '#kernel/result/result';
import type { Message } from '#app/ports/desk-record';
import type { Ports } from '#app/ports/ports';
import type { Actor } from '#app/actor';
import { readableBy } from '#app/desk/readable-by';
import { type UseCase, guarded } from '#app/guarded';
import { refuse } from '#app/use-case-error';

/** All messages to players, newest first, for the moderator. */
export const readMessages = ({
  store,
}: Ports): UseCase<Readonly<{ actor: Actor }>, readonly Message[]> =>
  guarded(async ({ actor }) => {
    if (actor.kind !== 'moderator') return refuse('MODERATOR_ONLY');
    const messages = await store.read((reader) => reader.messages(actor.campaign));
    return ok(readableBy(actor, messages).toReversed());
  });
