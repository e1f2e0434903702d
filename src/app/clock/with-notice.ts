import type { TurnClock } from '#app/ports/turn-clock';

/** The number of notices kept for a chat that can't be reached: the newest ones. */
const MOST_NOTICES = 5;

/** Adds a notice for the campaign's chat, if it has one. It must contain nothing of the game. */
export function withNotice(clock: TurnClock, text: string): TurnClock {
  if (clock.settings.webhook === null) return clock;
  return { ...clock, notices: [...clock.notices, text].slice(-MOST_NOTICES) };
}
