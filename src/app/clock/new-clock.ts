import type { ClockSettings, TurnClock } from '#app/ports/turn-clock';

/** The default: the moderator runs each turn by hand. */
const DEFAULT_SETTINGS: ClockSettings = {
  mode: 'manual',
  time: '20:00',
  everyDays: 7,
  weekdays: [],
  early: false,
  graceMinutes: 60,
  mostMissing: null,
  windowHours: 48,
  webhook: null,
};

/** The clock of a campaign before anybody set it: there is no deadline. */
export function newClock(settings: ClockSettings = DEFAULT_SETTINGS): TurnClock {
  return {
    settings,
    deadline: null,
    announced: null,
    pausedAt: null,
    reportsAt: null,
    extensions: [],
    trouble: null,
    reminded: [],
    notices: [],
  };
}
