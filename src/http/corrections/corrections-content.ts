import type { DiffContent } from '#http/desk/diff-page';
import type { Field } from '#http/forms/field';
import type { Verdicts } from '#http/orders/orders-contents';
import { template } from '#http/pages/template';

/** A form for one common edit; its button adds a line to the text. */
type EditForm = Readonly<{
  name: string;
  anchor: string;
  title: string;
  open: boolean;
  problem: string;
  fields: readonly Field[];
}>;

/** What a player would read of a correction. */
export type ToldPlayer = Readonly<{
  name: string;
  sentences: readonly string[];
  treasury: string;
  /** When the player reads it. */
  when: string;
}>;

/** Corrections: the text of a new one, who would read what, and those that were made. */
export type CorrectionsContent = Readonly<{
  path: string;
  formToken: string;
  version: number;
  /** The text that the effect below was worked out for. */
  previewed: string;
  text: Readonly<{ value: string; rows: number; guide: readonly string[] }>;
  reason: Field;
  tellReason: boolean;
  forms: readonly EditForm[];
  hasEffect: boolean;
  told: readonly ToldPlayer[];
  made: readonly Readonly<{
    title: string;
    when: string;
    reason: string;
    told: string;
    /** Whom it was issued to at once; empty: to nobody. */
    issued: string;
    edits: readonly string[];
    undone: boolean;
    eventsHref: string;
    undoHref: string;
  }>[];
  checked: Verdicts;
  groups: DiffContent['groups'];
  back: Readonly<{ href: string; label: string }>;
}>;

export const CORRECTIONS_PAGE = template<CorrectionsContent>('corrections');
