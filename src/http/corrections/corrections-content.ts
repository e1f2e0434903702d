import type { Field } from '#http/forms/field';

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

/** Corrections: the text of a new one, who would read what, and those that were made; verdicts and differences stand beside it. */
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
  back: Readonly<{ href: string; label: string }>;
}>;
