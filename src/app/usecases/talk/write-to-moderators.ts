import { ok } from '#kernel/result/result';
import type { Ports } from '#app/ports/ports';
import { type Actor, maySubmit } from '#app/actor';
import { type UseCase, guarded } from '#app/guarded';
import { readPlayer } from '#app/orders/read-player';
import { retrying } from '#app/retrying';
import { type ThreadDraft, threadChanges } from '#app/talk/thread-changes';
import { refuse } from '#app/use-case-error';
import { isDecidedByVote } from '#rules/voting/is-decided-by-vote';

export type WriteToModeratorsInput = ThreadDraft & Readonly<{ actor: Actor }>;

/**
 * Writes to the moderators, in a new thread or in one of the player’s own. It works while letters between players are switched off.
 * @rule DIP-13
 * @ruling Who may write letters for an empire may write to the moderators, also for an empire that has left the game. Threads belong to
 *   the empire like its letters: its next player reads them too. Reports don’t print them.
 */
export const writeToModerators = ({
  store,
  clock,
}: Ports): UseCase<WriteToModeratorsInput, Readonly<{ conversation: number }>> =>
  guarded(async ({ actor, ...draft }) => {
    if (actor.kind !== 'player') return refuse('PLAYER_ONLY');
    if (!maySubmit(actor)) return refuse('DEPUTY_MAY_NOT');
    return retrying(async () => {
      const at = clock.now();
      const found = await store.read(async (reader) => {
        const desk = await readPlayer(reader, actor);
        if (!desk.ok) return desk;
        const { campaign, issued } = desk.value;
        if (isDecidedByVote(campaign)) return refuse('DECIDED_BY_VOTE');
        const turn = issued?.turn ?? 1;
        const sent = await threadChanges(reader, { actor, campaign, draft, turn, at });
        return sent.ok ? ok({ ...sent.value, campaign }) : sent;
      });
      if (!found.ok) return found;
      const { campaign, value, changes } = found.value;
      const { id, revision } = campaign;
      const written = await store.commit({ campaign: id, revision, changes });
      return written.ok ? ok(value) : 'again';
    });
  });
