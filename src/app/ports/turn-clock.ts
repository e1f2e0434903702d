import type { EmpireId } from '#model/campaign/ids';

/** `manual`: the moderator runs each turn; `fixed`: the clock does, by a schedule. */
type ClockMode = 'manual' | 'fixed';

/** Monday is 1, Sunday 7. */
export const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7] as const;
export type Weekday = (typeof WEEKDAYS)[number];

/** When turns are due. All hours are in UTC. */
export type Schedule = Readonly<{
  /** `20:00` */
  time: string;
  /** So many days from one deadline to the next, and on from there to a weekday that is chosen. */
  everyDays: number;
  /** None: every day of the week will do. */
  weekdays: readonly Weekday[];
}>;

/** What a moderator chooses. */
export type ClockSettings = Schedule &
  Readonly<{
    mode: ClockMode;
    /** The turn begins as soon as everybody who has something to order has submitted. */
    early: boolean;
    /** Orders that come so long after the deadline are late, and taken. */
    graceMinutes: number;
    /** A turn does not begin by itself with more players missing; null: it never refuses. */
    mostMissing: number | null;
    /** Where players are asked in battles, reports are issued so many hours after the turn began, asked or not. */
    windowHours: number;
    /** An address of a chat that is told of deadlines; it is a secret. */
    webhook: string | null;
  }>;

/** More time for one player in the turn that is open. */
type Extension = Readonly<{
  empire: EmpireId;
  until: string;
  /** Told to this player alone. */
  reason: string;
}>;

/** Why the clock could not go on, and when it tries again. */
type ClockTrouble = Readonly<{ at: string; text: string; tries: number; retryAt: string }>;

/** When a campaign's turns run. Times are ISO texts in UTC. Never rolled back. */
export type TurnClock = Readonly<{
  settings: ClockSettings;
  /** When orders of the open turn are due; null: the moderator has to set it. */
  deadline: string | null;
  /** The hour of the schedule that this turn has, wherever its deadline was moved to: the next is reckoned from it. */
  announced: string | null;
  pausedAt: string | null;
  /** When the reports of a turn that the clock began are issued; null: the clock began none. */
  reportsAt: string | null;
  extensions: readonly Extension[];
  trouble: ClockTrouble | null;
  /** Hours before the deadline of which the chat was reminded. */
  reminded: readonly number[];
  /** What the chat has not been told yet. */
  notices: readonly string[];
}>;
