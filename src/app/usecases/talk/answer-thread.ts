import { ok } from '#kernel/result/result';
import { type Actor, roleOf, seesTruth } from '#app/actor';
import { textIssue } from '#app/desk/text-issue';
import { type UseCase, guarded } from '#app/guarded';
import type { Ports } from '#app/ports/ports';
import { retrying } from '#app/retrying';
import { cleanText } from '#app/talk/clean-text';
import { answerChanges, findThread } from '#app/talk/moderators-answer';
import { TALK_LIMITS } from '#app/talk/talk-limits';
import { refuse } from '#app/use-case-error';

export type AnswerThreadInput = Readonly<{
  actor: Actor;
  thread: number;
  /** Null: the thread is closed without an answer. */
  text: string | null;
}>;

/** Answers a player in their thread, or closes it, so that it no longer waits. A new letter of the player opens it again. @rule DIP-13 */
export const answerThread = ({ store, clock }: Ports): UseCase<AnswerThreadInput, null> =>
  guarded(async ({ actor, thread, text }) => {
    if (actor.kind !== 'moderator') return refuse('MODERATOR_ONLY');
    if (!seesTruth(actor)) return refuse('MODERATOR_BLIND');
    const said = { path: 'text', what: 'an answer', most: TALK_LIMITS.letter };
    const issues = text === null ? [] : textIssue(cleanText(text), said);
    if (issues.length > 0) return refuse('LETTER_REFUSED', issues);
    return retrying(async () => {
      const read = await store.read(async (reader) => {
        const campaign = await reader.campaign(actor.campaign);
        if (campaign === undefined) return refuse('CAMPAIGN_UNKNOWN');
        const found = await findThread(reader, campaign.id, thread);
        return found === undefined ? refuse('CONVERSATION_UNKNOWN') : ok({ campaign, found });
      });
      if (!read.ok) return read;
      const { campaign, found } = read.value;
      const { id, revision, version, turn } = campaign;
      const [at, by] = [clock.now(), roleOf(actor)];
      const [empire = ''] = found.thread.members;
      const detail = text === null ? `closed a letter of ${empire}` : `to ${empire}`;
      const changes = [
        ...answerChanges(found, { actor, turn, at, text: text ?? '' }),
        { put: 'audit', entry: { at, by, act: 'letter-answered', version, detail } } as const,
      ];
      const written = await store.commit({ campaign: id, revision, changes });
      return written.ok ? ok(null) : 'again';
    });
  });
