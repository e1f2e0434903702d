import { template } from '#http/pages/template';
import type { Html } from '#http/pages/html';
import type { QuestionGuide } from './question-guide.ts';
import type { Field } from '#http/forms/field';
import type { ChoiceTable } from './choice-tables.ts';

/** What the partial “question” is filled with, on each page that asks something. */
export type QuestionParts = Readonly<{
  explain: string;
  /** What each choice does, for those who are guided. */
  choices: readonly string[];
  cite: string;
  state: string;
  /** What is wrong with the question as a whole. */
  problems: readonly string[];
  tables: readonly ChoiceTable[];
}>;

/** A question that is asked together with the one before it. */
export type AheadContent = QuestionParts &
  Readonly<{
    anchor: string;
    title: string;
    /** The field that tells that it was shown. */
    shownName: string;
    /** The field that leaves it for later, and whether it was set. */
    laterName: string;
    later: boolean;
    fields: readonly Field[];
  }>;

/** What the page of a player’s questions is filled with. */
export type QuestionsContent = Readonly<{
  path: string;
  formToken: string;
  note: string;
  /** For a player who is asked for the first time; null: for others. */
  guide: QuestionGuide | null;
  /** When standing orders answer; empty: when the moderator says. */
  until: string;
  /** The clock that closes them is paused. */
  isPaused: boolean;
  /** What the button says; empty: nothing is open. */
  button: string;
  /** While the turn is in processing and nothing is open: what is waited for; null: a question is open, or the turn is over. */
  awaited: AwaitedContent | null;
  /** Where a player who plays alone runs the rest of a turn that has stopped; empty: others run it, or there is nothing to run. */
  restHref: string;
  /** Where the player reads what happened in the turn that is over; empty: it is not over, or there was none. */
  overHref: string;
  /** What becomes of questions without an answer. */
  unanswered: string;
  /** More than one question is open, so that one can be left for later. */
  isSeveral: boolean;
  /** Battles whose rest can be left to standing orders. */
  battles: readonly Readonly<{ id: string; label: string }>[];
  /** What the player has seen of each encounter with open questions, shown once below all questions. */
  seen: readonly Readonly<{ anchor: string; label: string; html: Html }>[];
  questions: readonly (Readonly<{
    id: string;
    anchor: string;
    title: string;
    isOpen: boolean;
    hidden: readonly Readonly<{ name: string; value: string }>[];
    /** When the standing orders answer it by an hour of its own; empty: it has none. */
    until: string;
    /** The place on the page that shows what the player has seen of its encounter so far; empty if there is none. */
    soFar: string;
    /** To the chances of its battle, with its units; empty: it is about none. */
    oddsHref: string;
    /** The field that leaves it open while others are answered, and whether it was set. */
    laterName: string;
    later: boolean;
    /** What is chosen besides. */
    fields: readonly Field[];
    /** The question that is asked together with it; null: none is. */
    ahead: AheadContent | null;
  }> &
    QuestionParts)[];
}>;

/** What a player waits for between two questions, for the page and for the script that looks again. */
export type AwaitedContent = Readonly<{
  isWaiting: boolean;
  /** The address from which the page loads this again. */
  path: string;
  /** Where what was waited for is. */
  href: string;
  label: string;
}>;

export const AWAITED_PART = template<AwaitedContent>('questions-part');

export const QUESTIONS_PAGE = template<QuestionsContent>('questions', { hasTerms: true });
