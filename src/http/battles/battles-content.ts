import { template } from '#http/pages/template';
import type { Html } from '#http/pages/html';
import type { Link } from '#http/pages/page-parts';
import type { QuestionsContent } from '#http/questions/questions-content';

/** An open question with the form in which the moderator answers it. */
export type SettledForm = QuestionsContent['questions'][number] &
  Readonly<{
    /** Who is asked. */
    empire: string;
    /** The moderator's text from a refused attempt. */
    reason: string;
    tellsWhy: boolean;
    /** Whether the player sees it, and until when. */
    window: string;
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

/** An encounter whose battles are fought by the machine or elsewhere, and the form that says otherwise. */
export type EncounterLine = Readonly<{
  id: string;
  title: string;
  state: string;
  /** What the form says, and its button; empty: it can be changed no more. */
  act: string;
  button: string;
}>;

/** An encounter of the phase: how far players are asked in it, until when, and what has happened. */
export type EncounterPanel = Readonly<{
  id: string;
  anchor: string;
  label: string;
  /** It waits for somebody, or something was sent about it. */
  isOpen: boolean;
  /** Its open questions. */
  questions: readonly SettledForm[];
  /** Whom it waits for; empty: it has not begun. */
  stand: string;
  windows: readonly Readonly<{ value: string; label: string; isChosen: boolean }>[];
  /** The form for the hour of its open windows; not there while none is open to a player. */
  until: Readonly<{
    isThere: boolean;
    asked: readonly Readonly<{ value: string; label: string; isChosen: boolean }>[];
    date: string;
    time: string;
    problems: readonly string[];
  }>;
  /** What has happened in it so far; none: it has not begun. */
  record: readonly Html[];
}>;

/** A ruling, and where it is taken back or made again. */
type Ruled = Readonly<{ text: string; reason: string; href: string }>;

/** What the page of battles under way is filled with. */
export type BattlesContent = Readonly<{
  path: string;
  formToken: string;
  version: number;
  back: Link;
  lead: string;
  /** Where battles are entered that are fought elsewhere and wait; empty: none does. */
  outcomes: string;
  /** The label of the button that continues the phase; empty if it cannot continue. */
  goOn: string;
  /** All encounters; empty: one at most, which needs no index. */
  index: readonly Readonly<{ anchor: string; label: string; stand: string; questions: number }>[];
  /** Open questions of no encounter that is listed. */
  questions: readonly SettledForm[];
  encounters: readonly EncounterPanel[];
  /** Battles that are fought by the machine, or elsewhere. */
  toFight: readonly EncounterLine[];
  /** The roll that is to be ruled on. */
  ruling: Readonly<{
    isThere: boolean;
    /** It fell, or it is one that is not reached any more, whose ruling can be taken back. */
    isRolled: boolean;
    roll: string;
    /** The roll as it is shown, for the form to say which it was. */
    purpose: string;
    shown: string;
    /** Whose answers would not count any more, as it was told: it is ruled all the same. */
    agreed: boolean;
    title: string;
    hint: string;
    values: string;
    reason: string;
    problems: readonly string[];
  }>;
  rolls: readonly RollLine[];
  /** What was ruled on dice. */
  ruled: readonly Ruled[];
  /** What was ruled in the run that was taken back. */
  takenBack: readonly Ruled[];
}>;

export const BATTLES_PAGE = template<BattlesContent>('battles');
