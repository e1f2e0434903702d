import { ok } from '#kernel/result/result';
import type { Change } from '#app/ports/campaign-store';
import type { Ports } from '#app/ports/ports';
import type { TurnClock } from '#app/ports/turn-clock';
import { byModerator, type ClockAct } from '#app/clock/by-moderator';
import { momentIssues } from '#app/clock/moment-issues';
import { movedByPause, resumedClock } from '#app/clock/paused-clock';
import { type UseCase, guarded } from '#app/guarded';
import { refuse } from '#app/use-case-error';

export type ResumeClockInput = ClockAct &
  Readonly<{
    /** The new deadline; null: the old one, later by the length of the pause. */
    deadline: string | null;
  }>;

/** Resumes the clock. @rule TURN-5 */
export const resumeClock = (ports: Ports): UseCase<ResumeClockInput, TurnClock> =>
  guarded(({ deadline, ...act }) =>
    byModerator(
      ports,
      { ...act, act: 'clock-resumed' },
      async ({ clock, campaign, reader, now }) => {
        if (clock.pausedAt === null) return refuse('CLOCK_STATE');
        const issues = deadline === null ? [] : momentIssues('deadline', deadline, now);
        if (issues.length > 0) return refuse('CLOCK_REFUSED', issues);
        const resumed = resumedClock(clock, now, deadline);
        const questions = await reader.questions(campaign.id, campaign.version + 1);
        const hours = await reader.windowHours(campaign.id, campaign.version + 1);
        const moved = movedByPause(clock, now);
        const changes = [
          ...questions
            .filter(({ status, until }) => status === 'open' && until !== null)
            .map(
              (one): Change => ({ put: 'question', question: { ...one, until: moved(one.until) } }),
            ),
          ...hours.map(
            (one): Change => ({ put: 'window-hour', hour: { ...one, until: moved(one.until) } }),
          ),
        ];
        return ok({ clock: resumed, detail: resumed.deadline ?? '', changes });
      },
    ),
  );
