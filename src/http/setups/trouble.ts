import type { UseCaseError } from '#app/use-case-error';
import { type FormFault, errorsByField, problemsOf } from '#http/forms/form-faults';
import type { FormProblem } from '#http/pages/page-parts';

/** What is wrong with a form that was sent, all at once, each with a link to its field. */
export type Trouble = Readonly<{
  /** Empty: nothing. */
  problem: string;
  problems: readonly FormProblem[];
  errors: ReadonlyMap<string, string>;
}>;

const NOTHING: Trouble = { problem: '', problems: [], errors: new Map() };

export type Placing = Readonly<{
  /** What the ids of the fields begin with. */
  form: string;
  /** The field of a path; undefined: there is none. */
  fieldOf: (path: string) => string | undefined;
}>;

/** Paths in the part of an empire say nothing to its player, and those of changes by hand nothing to a moderator. */
const SAYS_NOTHING = /^(?:empires|map\.draw\.edits)\[/;

/** The faults of a refusal at their fields. */
export function troubleOf(error: UseCaseError | null, { form, fieldOf }: Placing): Trouble {
  if (error === null) return NOTHING;
  const faults = error.issues.map(({ path, text }): FormFault => {
    const field = fieldOf(path);
    if (field !== undefined) return { text, field };
    const isPlain = path === '' || SAYS_NOTHING.test(path);
    return { text: isPlain ? text : `${path}: ${text}` };
  });
  const problems = problemsOf(faults, { form, isField: () => true });
  return { problem: error.text, problems, errors: errorsByField(faults) };
}
