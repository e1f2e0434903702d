import { template } from '#http/pages/template';
import type { Field } from '#http/forms/field';

type Chip = Readonly<{ tone: 'info' | 'good' | 'warning' | 'bad'; mark: string; word: string }>;

/** A moment for people and for scripts, which add the reader's own time. */
export type Moment = Readonly<{ iso: string; text: string }>;

/** The state of the clock, on the desk and on its own page. */
export type ClockPanel = Readonly<{
  href: string;
  standing: string;
  tone: 'info' | 'warning' | 'bad';
  due: Moment | null;
}>;

/** A date and an hour to fill in. */
type MomentField = Readonly<{ id: string; date: string; time: string }>;

/** A player’s deadline in a line. */
export type DeadlineStrip = Readonly<{ text: string; due: Moment | null }>;

/** Notes on a player's deadline. */
export type DeadlineLine = Readonly<{
  due: Moment | null;
  remarks: readonly string[];
  icsHref: string;
  /** To ask the moderators for more time; empty: there is nothing to ask for. */
  askHref: string;
}>;

/** What the page of the turn clock is filled with. */
export type ClockContent = Readonly<{
  panel: ClockPanel;
  deskHref: string;
  path: string;
  formToken: string;
  mark: string;
  facts: readonly Readonly<{ label: string; moment: Moment }>[];
  coming: readonly Moment[];
  /** These coming deadlines are of settings that are not kept yet. */
  isTried: boolean;
  isPaused: boolean;
  /** Orders are open, so that a deadline can be set. */
  isOpen: boolean;
  hasDeadline: boolean;
  /** Orders are open by a deadline, so that one player can be given more time. */
  mayExtend: boolean;
  move: MomentField;
  extend: MomentField & Readonly<{ fields: readonly Field[] }>;
  lights: readonly Readonly<{
    empire: string;
    chip: Chip;
    remarks: readonly string[];
    extension: Moment | null;
  }>[];
  reminders: readonly Readonly<{ empire: string; text: string; href: string; id: string }>[];
  settings: readonly Field[];
}>;

export const CLOCK_PAGE = template<ClockContent>('clock');
