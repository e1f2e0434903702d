import { template } from '#http/pages/template';
import type { QuestionParts } from '#http/questions/questions-content';
import type { Field } from '#http/forms/field';
import type { FormProblem, Link } from '#http/pages/page-parts';

/** The effects of an outcome: a line for each unit that it changes. */
export type OutcomeEffect = Readonly<{
  isThere: boolean;
  rows: readonly Readonly<{ unit: string; before: string; after: string }>[];
  facts: readonly string[];
}>;

/** What the page of battles that are fought elsewhere is filled with. */
export type OutcomesContent = QuestionParts &
  Readonly<{
    path: string;
    formToken: string;
    back: Link;
    /** Empty: no battle waits. */
    title: string;
    /** Why what was sent was refused; an empty `problem`: it was not. */
    refusal: Readonly<{ problem: string; problems: readonly FormProblem[] }>;
    /** Buttons that set the same for all units of a side. */
    quick: readonly Readonly<{
      side: string;
      acts: readonly Readonly<{ act: string; label: string }>[];
    }>[];
    /** The battle on paper, and as a file. */
    files: readonly Link[];
    hidden: readonly Readonly<{ name: string; value: string }>[];
    fields: readonly Field[];
    effect: OutcomeEffect;
    /** The other battles that wait. */
    others: readonly Link[];
  }>;

export const OUTCOMES_PAGE = template<OutcomesContent>('outcomes');
