import type { Tone } from '#report/document/document';
import type { Link } from '#http/pages/page-parts';

/** An alert on a page: what it says, its place on the desk, and what can be done about it. */
export type AlertLine = Readonly<{
  tone: Tone;
  mark: string;
  word: string;
  text: string;
  cite: string;
  /** To its place on the desk; null: it has none. */
  place: Link | null;
  answers: readonly Link[];
  /** Identifies a warning that can be dismissed; empty: it can’t be. */
  key: string;
}>;

/** Alerts as a page shows them; `more`: those that are folded away, and how many they are. */
export type AlertList = Readonly<{
  lines: readonly AlertLine[];
  more: readonly AlertLine[];
  moreText: string;
}>;
