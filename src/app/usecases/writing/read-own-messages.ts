import { ok } from '#kernel/result/result';
import type { Ports } from '#app/ports/ports';
import type { Actor } from '#app/actor';
import { messageTo, type MessageTo } from '#app/desk/message-to';
import { type UseCase, guarded } from '#app/guarded';
import { refuse } from '#app/use-case-error';

export type ReadOwnMessagesInput = Readonly<{
  actor: Actor;
  /** Only messages that no report has printed yet. */
  fresh: boolean;
}>;

/** The moderator's messages to a player, newest first. */
export const readOwnMessages = ({
  store,
}: Ports): UseCase<ReadOwnMessagesInput, readonly MessageTo[]> =>
  guarded(async ({ actor, fresh }) => {
    if (actor.kind !== 'player') return refuse('PLAYER_ONLY');
    const messages = await store.read((reader) => reader.messages(actor.campaign));
    const own = messages.filter(({ to }) => to.includes(actor.empire));
    const shown = fresh ? own.filter(({ issued }) => issued === null) : own;
    return ok(shown.toReversed().map(messageTo));
  });
