import type { TurnClock } from '#app/ports/turn-clock';
import { momentText } from './moment-text.ts';
import { remindersPast } from './reminders.ts';
import { withNotice } from './with-notice.ts';

/** The clock with another deadline for the open turn. Later deadlines stay as announced. */
export function movedDeadline(clock: TurnClock, deadline: string, now: string): TurnClock {
  const moved: TurnClock = {
    ...clock,
    deadline,
    announced: clock.announced ?? deadline,
    extensions: clock.extensions.filter(({ until }) => until > deadline),
    trouble: null,
    reminded: remindersPast(deadline, now),
  };
  return withNotice(moved, `The deadline was moved: orders are due ${momentText(deadline)}.`);
}
