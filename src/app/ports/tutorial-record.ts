import type { SeatId } from './people-record.ts';

/** Guides through what a player meets for the first time, each with the steps that can be left out. */
export const TUTORIAL_STEPS = {
  'first-turn': ['home', 'build', 'explore', 'guard', 'research', 'check', 'submit'],
  'first-question': [],
  'first-battle': [],
} as const;

export type Tutorial = keyof typeof TUTORIAL_STEPS;

/** A person in a seat and a tutorial; no mark: they have said nothing yet. */
export type TutorialMark = Readonly<{
  seat: SeatId;
  tutorial: Tutorial;
  /**
   * `open`: it is shown as long as they are new to it. `asked`: it is shown however long they have played. `done`: they have done what
   * it is about.
   */
  state: 'open' | 'asked' | 'dismissed' | 'done';
  /** The steps that they left out. */
  skipped: readonly string[];
  /** The turn in which it was done, where it is shown to the end; 0: it was not done. */
  turn: number;
}>;

export type TutorialReads = Readonly<{
  /** The marks of these seats, by seat and tutorial. */
  tutorialMarks: (seats: readonly SeatId[]) => Promise<readonly TutorialMark[]>;
}>;
