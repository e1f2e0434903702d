import { ok } from '#kernel/result/result';
import { canonicalJson } from '#kernel/result/canonical-json';
import type { Ports } from '#app/ports/ports';
import type { ClockSettings, TurnClock } from '#app/ports/turn-clock';
import { byModerator, type ClockAct } from '#app/clock/by-moderator';
import type { StandingClock } from '#app/clock/change-clock';
import { nextDeadline } from '#app/clock/next-deadline';
import { settingsIssues } from '#app/clock/settings-issues';
import { type UseCase, guarded } from '#app/guarded';
import { stageOf } from '#app/run/phase/stage-of';
import { refuse } from '#app/use-case-error';

export type SetClockInput = ClockAct & Readonly<{ settings: ClockSettings }>;

/**
 * Sets the schedule of turns. An announced deadline stays. If orders are open without a deadline, the schedule gives one.
 * @rule TURN-5
 */
export const setClock = (ports: Ports): UseCase<SetClockInput, TurnClock> =>
  guarded(async ({ settings, ...act }) => {
    const issues = settingsIssues(settings);
    if (issues.length > 0) return refuse('CLOCK_REFUSED', issues);
    return byModerator(ports, { ...act, act: 'clock-set' }, (standing) => {
      const { clock } = standing;
      // The address of a chat works like a key, so the journal says only that there is one.
      const shown = { ...settings, webhook: settings.webhook === null ? null : '…' };
      return ok({
        clock: { ...clock, settings, ...firstDeadline(standing, settings) },
        detail: canonicalJson(shown),
      });
    });
  });

function firstDeadline(
  { clock, campaign, now }: StandingClock,
  settings: ClockSettings,
): Partial<TurnClock> {
  const isNeeded =
    settings.mode === 'fixed' && clock.deadline === null && stageOf(campaign) === 'orders';
  if (!isNeeded) return {};
  const deadline = nextDeadline(settings, null, now);
  return { deadline, announced: deadline };
}
