import { ok } from '#kernel/result/result';
import type { Ports } from '#app/ports/ports';
import type { TurnClock } from '#app/ports/turn-clock';
import { byModerator, type ClockAct } from '#app/clock/by-moderator';
import { momentIssues } from '#app/clock/moment-issues';
import { movedDeadline } from '#app/clock/moved-deadline';
import { type UseCase, guarded } from '#app/guarded';
import { stageOf } from '#app/run/phase/stage-of';
import { refuse } from '#app/use-case-error';

export type MoveDeadlineInput = ClockAct & Readonly<{ deadline: string }>;

/** Sets the deadline of the open turn for everybody, also after the old one has passed. The schedule stays. @rule TURN-5 */
export const moveDeadline = (ports: Ports): UseCase<MoveDeadlineInput, TurnClock> =>
  guarded(({ deadline, ...act }) =>
    byModerator(ports, { ...act, act: 'deadline-moved' }, ({ clock, campaign, now }) => {
      // A turn in processing no longer has a deadline, and the deadline of a paused clock is set when it resumes.
      if (stageOf(campaign) !== 'orders' || clock.pausedAt !== null) return refuse('CLOCK_STATE');
      const issues = momentIssues('deadline', deadline, now);
      if (issues.length > 0) return refuse('CLOCK_REFUSED', issues);
      const detail = `turn ${campaign.turn}: ${clock.deadline ?? 'none'} to ${deadline}`;
      return ok({ clock: movedDeadline(clock, deadline, now), detail });
    }),
  );
