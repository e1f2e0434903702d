import type { TurnClock } from '#app/ports/turn-clock';

/** What a chat that was away for long is told afterwards: the newest. */
const MOST_NOTICES = 5;

/** Something to tell the chat of the campaign, if it has one. Nothing of the game may stand in it. */
export function withNotice(clock: TurnClock, text: string): TurnClock {
  if (clock.settings.webhook === null) return clock;
  return { ...clock, notices: [...clock.notices, text].slice(-MOST_NOTICES) };
}
