import type { DeadlineStrip } from '#http/clock/clock-contents';
import type { Link } from './page-parts.ts';

/** The reader's choice of light or dark; `auto` follows their system. */
export const THEMES = ['auto', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

export type NavItem = Readonly<{ href: string; label: string; current: boolean }>;

/** A short word at the top of a page about what was just done. */
export type Flash = Readonly<{
  tone: 'info' | 'good' | 'warning' | 'bad';
  text: string;
  links?: readonly Link[];
}>;

/** Links to parts of a page, before all else on it. */
export type Jumps = Readonly<{ name: string; links: readonly Link[] }>;

/** The frame around the content of every page. */
export type Frame = Readonly<{
  title: string;
  /** Empty for `auto`. */
  theme: '' | 'light' | 'dark';
  styles: readonly string[];
  /** The style sheet of this seat's printed pages; empty: it is nobody's seat. */
  printStyle: string;
  script: string;
  icon: string;
  nav: readonly NavItem[];
  navLabel: string;
  /** Whose seat this is, or empty. */
  seatName: string;
  signedIn: boolean;
  formToken: string;
  /** Where this page is, for forms that come back to it. */
  here: string;
  themes: readonly Readonly<{ value: Theme; label: string; current: boolean }>[];
  flashes: readonly Required<Flash>[];
  /** The parts of the page that the keyboard, and on a phone a bar, lead to; most pages have none. */
  jumps: Jumps | null;
  /** The deadline above all pages of a player; null without a deadline, or where a reminder shows it. */
  deadline: DeadlineStrip | null;
}>;
