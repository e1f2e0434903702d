import { keysById } from '#kernel/collections/tables';
import { ok } from '#kernel/result/result';
import { type Actor, roleOf, seesTruth } from '#app/actor';
import { byModerator } from '#app/clock/by-moderator';
import type { StandingClock } from '#app/clock/change-clock';
import { momentIssues } from '#app/clock/moment-issues';
import { momentText } from '#app/clock/moment-text';
import { movedDeadline } from '#app/clock/moved-deadline';
import { newMessage } from '#app/desk/new-message';
import { type UseCase, guarded } from '#app/guarded';
import type { Change } from '#app/ports/campaign-store';
import type { Ports } from '#app/ports/ports';
import { stageOf } from '#app/run/phase/stage-of';
import { answerChanges, findThread, type FoundThread } from '#app/talk/moderators-answer';
import { refuse } from '#app/use-case-error';

export type GrantTimeInput = Readonly<{
  actor: Actor;
  thread: number;
}>;

/** Everybody but the player who asked: that one reads it in the thread. */
async function toldOthers(
  { reader, campaign, now }: StandingClock,
  { actor, empire, text }: Readonly<{ actor: Actor; empire: string | undefined; text: string }>,
): Promise<readonly Change[]> {
  const to = keysById(await reader.empires(campaign.id)).filter((one) => one !== empire);
  if (to.length === 0) return [];
  const messages = await reader.messages(campaign.id);
  const by = roleOf(actor);
  const message = newMessage(messages, campaign, { to, text, at: now, by });
  return [{ put: 'message', message }];
}

/**
 * Grants the time that a player asked for in a thread: the deadline moves for everybody, the thread has an answer, and all other players
 * get a message.
 * @rule TURN-5
 * @ruling The deadline moves to the hour that the player asked for, if that is later than it is now. Nobody but the player and the
 *   moderators learns who asked. More time for one player alone is given on the page of the clock.
 */
export const grantTime = (
  ports: Ports,
): UseCase<GrantTimeInput, Readonly<{ deadline: string | null }>> =>
  guarded(async ({ actor, thread }) => {
    if (actor.kind === 'moderator' && !seesTruth(actor)) return refuse('MODERATOR_BLIND');
    const moved = await byModerator(ports, { actor, act: 'deadline-moved' }, async (standing) => {
      const { clock, campaign, reader, now } = standing;
      const found = await findThread(reader, campaign.id, thread);
      if (found === undefined || actor.kind !== 'moderator') return refuse('CONVERSATION_UNKNOWN');
      const until = grantable(found, campaign.turn);
      if (until === null) return refuse('TIME_NOT_ASKED');
      const { deadline, pausedAt } = clock;
      if (stageOf(campaign) !== 'orders' || pausedAt !== null || deadline === null)
        return refuse('CLOCK_STATE');
      const issues = momentIssues('deadline', until, now);
      if (issues.length > 0) return refuse('CLOCK_REFUSED', issues);
      if (until <= deadline) return refuse('TIME_NOT_ASKED');
      const text = `The deadline of turn ${String(campaign.turn)} was moved: orders are due ${momentText(until)}.`;
      const [empire] = found.thread.members;
      const answer = { actor, turn: campaign.turn, at: now, text, granted: 'all' } as const;
      const changes = [
        ...answerChanges(found, answer),
        ...(await toldOthers(standing, { actor, empire, text })),
      ];
      const detail = `turn ${campaign.turn}: ${deadline} to ${until}`;
      return ok({ clock: movedDeadline(clock, until, now), detail, changes });
    });
    return moved.ok ? ok({ deadline: moved.value.deadline }) : moved;
  });

function grantable({ thread: { desk } }: FoundThread, turn: number): string | null {
  const { asks } = desk;
  return asks !== null && asks.turn === turn && asks.granted === null ? asks.until : null;
}
