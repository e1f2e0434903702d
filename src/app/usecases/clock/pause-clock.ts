import { ok } from '#kernel/result/result';
import type { Ports } from '#app/ports/ports';
import type { TurnClock } from '#app/ports/turn-clock';
import { byModerator, type ClockAct } from '#app/clock/by-moderator';
import { pausedClock } from '#app/clock/paused-clock';
import { type UseCase, guarded } from '#app/guarded';
import { refuse } from '#app/use-case-error';

/** Pauses the clock for everybody. No deadline passes until it resumes. @rule TURN-5 */
export const pauseClock = (ports: Ports): UseCase<ClockAct, TurnClock> =>
  guarded((act) =>
    byModerator(ports, { ...act, act: 'clock-paused' }, ({ clock, now }) =>
      clock.pausedAt === null
        ? ok({ clock: pausedClock(clock, now), detail: '' })
        : refuse('CLOCK_STATE'),
    ),
  );
