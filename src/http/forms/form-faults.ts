import type { FormProblem } from '#http/pages/page-parts';

/** What is wrong with what a form was sent; `field`: the name of the field that it is about, where there is one. */
export type FormFault = Readonly<{ text: string; field?: string }>;

/** What is wrong, each with a link to its field. `form`: what the ids of its fields begin with. */
export const problemsOf = (
  faults: readonly FormFault[],
  { form, isField }: Readonly<{ form: string; isField: (name: string) => boolean }>,
): readonly FormProblem[] =>
  faults.map(({ text, field }) => {
    return { text, href: field !== undefined && isField(field) ? `#${form}-${field}` : null };
  });

/** What is wrong with each field, by its name. */
export function errorsByField(faults: readonly FormFault[]): ReadonlyMap<string, string> {
  const errors = new Map<string, string>();
  for (const { field, text } of faults) {
    if (field === undefined) continue;
    const before = errors.get(field);
    errors.set(field, before === undefined ? text : `${before} ${text}`);
  }
  return errors;
}
