import type { Link } from '#http/pages/page-parts';
import type { QuestionsContent } from '#http/questions/questions-content';

/** An open question with the form in which the moderator settles it. */
export type SettledForm = QuestionsContent['questions'][number] &
  Readonly<{
    /** Who is asked. */
    empire: string;
    /** What he wrote before it was refused. */
    reason: string;
    tellsWhy: boolean;
  }>;

/** A roll of the phase, and where it can be ruled on. */
export type RollLine = Readonly<{
  purpose: string;
  /** Its stream within the phase: whose roll it is, and which. */
  stream: string;
  dice: string;
  result: string;
  cite: string;
  href: string;
}>;

/** What the page of battles under way is filled with. */
export type BattlesContent = Readonly<{
  path: string;
  formToken: string;
  version: number;
  back: Link;
  lead: string;
  /** What the button says by which the phase goes on; empty: it cannot. */
  goOn: string;
  questions: readonly SettledForm[];
  /** Battles whose rest can be left to standing orders. */
  battles: readonly Readonly<{ id: string; label: string }>[];
  /** The roll that is to be ruled on. */
  ruling: Readonly<{
    isThere: boolean;
    roll: string;
    title: string;
    hint: string;
    values: string;
    reason: string;
    problems: readonly string[];
  }>;
  rolls: readonly RollLine[];
  /** What was ruled on dice. */
  ruled: readonly Readonly<{ text: string; reason: string }>[];
}>;
