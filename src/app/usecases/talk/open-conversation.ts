import { ok } from '#kernel/result/result';
import type { Ports } from '#app/ports/ports';
import type { Actor } from '#app/actor';
import { type UseCase, guarded } from '#app/guarded';
import { readStoredTalk } from '#app/talk/own-letters';
import { refuse } from '#app/use-case-error';

export type OpenConversationInput = Readonly<{
  actor: Actor;
  /** The conversation, as the player counts them. */
  conversation: number;
}>;

/** Notes that a player has read the letters of a conversation so far. Nobody else sees that. @rule DIP-13 */
export const openConversation = ({ store }: Ports): UseCase<OpenConversationInput, null> =>
  guarded(async ({ actor, conversation }) => {
    if (actor.kind !== 'player' || actor.isOperator === true) return refuse('PLAYER_ONLY');
    const { campaign, empire } = actor;
    const stored = await store.read((reader) => readStoredTalk(reader, campaign, empire));
    const own = stored.conversations[conversation - 1];
    if (own === undefined) return refuse('CONVERSATION_UNKNOWN');
    const letters = stored.letters.filter((one) => one.conversation === own.number);
    const read = Math.max(0, ...letters.map(({ number }) => number));
    if (read <= (stored.read.get(own.number) ?? 0)) return ok(null);
    const mark = { empire, conversation: own.number, read };
    // The game does not depend on it, so it makes nobody's page stale.
    await store.commit({ campaign, revision: null, changes: [{ put: 'letter-mark', mark }] });
    return ok(null);
  });
