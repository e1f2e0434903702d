import { valuesById } from '#kernel/collections/tables';
import { ok } from '#kernel/result/result';
import type { Ports } from '#app/ports/ports';
import type { TurnClock } from '#app/ports/turn-clock';
import { byModerator, clockIssue, type ClockAct } from '#app/clock/by-moderator';
import { momentIssues } from '#app/clock/moment-issues';
import { momentText } from '#app/clock/moment-text';
import { beginsAt } from '#app/clock/clock-verdict';
import { withNotice } from '#app/clock/with-notice';
import { type UseCase, guarded } from '#app/guarded';
import { stageOf } from '#app/run/phase/stage-of';
import { type InputIssue, refuse } from '#app/use-case-error';

export type ExtendDeadlineInput = ClockAct &
  Readonly<{
    /** The key of an empire. */
    empire: string;
    until: string;
    /** Shown to the player; may be empty. */
    reason: string;
  }>;

const LONGEST_REASON = 300;

/**
 * Gives one player more time in the open turn, before or after the deadline. The player is told. Others are told only
 * that the turn was moved, if it was. @rule TURN-5
 */
export const extendDeadline = (ports: Ports): UseCase<ExtendDeadlineInput, TurnClock> =>
  guarded(({ empire: key, until, reason, ...act }) =>
    byModerator(ports, { ...act, act: 'deadline-extended' }, async (standing) => {
      const { clock, campaign, reader, now } = standing;
      if (stageOf(campaign) !== 'orders' || clock.deadline === null) return refuse('CLOCK_STATE');
      const empires = valuesById(await reader.empires(campaign.id));
      const empire = empires.find(({ id }) => id === key)?.id;
      if (empire === undefined) return refuse('EMPIRE_UNKNOWN');
      const issues = untilIssues({ deadline: clock.deadline, until, reason, now });
      if (issues.length > 0) return refuse('CLOCK_REFUSED', issues);
      const others = clock.extensions.filter((one) => one.empire !== empire);
      const extended: TurnClock = {
        ...clock,
        extensions: [...others, { empire, until, reason: reason.trim() }],
        trouble: null,
      };
      const detail = `turn ${campaign.turn}: ${empire} until ${until}: ${reason.trim()}`;
      return ok({ clock: told(clock, extended), detail });
    }),
  );

function untilIssues({
  deadline,
  until,
  reason,
  now,
}: Readonly<{
  deadline: string;
  until: string;
  reason: string;
  now: string;
}>): readonly InputIssue[] {
  const early = until <= deadline ? 'Give an hour after everyone’s deadline.' : null;
  return [
    ...momentIssues('until', until, now),
    ...(early === null ? [] : [clockIssue('until', early)]),
    ...(reason.length > LONGEST_REASON
      ? [clockIssue('reason', `Give a reason of at most ${LONGEST_REASON} characters.`)]
      : []),
  ];
}

/** Others must not learn who got the extension. */
function told(before: TurnClock, after: TurnClock): TurnClock {
  const begins = beginsAt(after);
  if (begins === null || begins === beginsAt(before)) return after;
  return withNotice(after, `The turn was moved: it begins ${momentText(begins)} at the latest.`);
}
