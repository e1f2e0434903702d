import type { EmpireId } from '#model/campaign/ids';

/** `manual`: the moderator runs each turn; `fixed`: the clock runs it by a schedule. */
type ClockMode = 'manual' | 'fixed';

/** Monday is 1, Sunday 7. */
export const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7] as const;
export type Weekday = (typeof WEEKDAYS)[number];

/** The schedule of turns. All hours are in UTC. */
export type Schedule = Readonly<{
  /** `20:00` */
  time: string;
  /** The days from one deadline to the next. The deadline then moves on to the next chosen weekday. */
  everyDays: number;
  /** Empty: every day of the week. */
  weekdays: readonly Weekday[];
}>;

/** The moderator's settings of the clock. */
export type ClockSettings = Schedule &
  Readonly<{
    mode: ClockMode;
    /** The turn begins as soon as all players with something to order have submitted. */
    early: boolean;
    /** Orders that come this long after the deadline at most are late, but accepted. */
    graceMinutes: number;
    /** The clock does not begin a turn with more missing players than this; null: no limit. */
    mostMissing: number | null;
    /** If the campaign asks players in battles, its reports are issued this many hours after the turn begins, even if nobody is asked. */
    windowHours: number;
    /** The address of a chat that gets notices about deadlines. It is a secret. */
    webhook: string | null;
  }>;

/** More time for one player in the open turn. */
type Extension = Readonly<{
  empire: EmpireId;
  until: string;
  /** Shown to this player only. */
  reason: string;
}>;

/** The reason why the clock had to stop, and the time when it tries again. */
type ClockTrouble = Readonly<{ at: string; text: string; tries: number; retryAt: string }>;

/** The clock of a campaign. Times are ISO texts in UTC. It is never rolled back. */
export type TurnClock = Readonly<{
  settings: ClockSettings;
  /** The deadline of the open turn; null: the moderator must set it. */
  deadline: string | null;
  /** The scheduled deadline of this turn, even if the deadline was moved. The next deadline is counted from it. */
  announced: string | null;
  pausedAt: string | null;
  /** The hour of the reports of a turn that the clock began; null: the clock began none. */
  reportsAt: string | null;
  extensions: readonly Extension[];
  trouble: ClockTrouble | null;
  /** The reminders that the chat has had, in hours before the deadline. */
  reminded: readonly number[];
  /** Notices that the chat has not had yet. */
  notices: readonly string[];
}>;
