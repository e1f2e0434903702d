import type { ModeratorView } from '#fog/views/empire-view';
import { type Field, placeFields } from '#http/forms/field';
import { formBodyOf } from '#http/visits/form-body';
import type { ModeratorSeat } from '#http/visits/seat';
import { EDIT_FORMS } from './edit-forms.ts';
import { TEXTS } from './texts.ts';

/** A form of a correction for one thing: it leads to the page of corrections with its line filled in. */
export type ObjectEdit = Readonly<{
  title: string;
  action: string;
  formToken: string;
  /** What the button does, as the page of corrections reads it. */
  act: string;
  hidden: readonly Readonly<{ name: string; value: string }>[];
  fields: readonly Field[];
  button: string;
}>;

/** The field of each form that says which thing it is about. */
const ABOUT = {
  empire: 'empire-who',
  system: 'system-where',
  unit: 'unit-which',
  fleet: 'fleet-which',
} as const;

/** The form of a correction for one thing; null: there is none for it. */
export function objectEdit(
  view: ModeratorView,
  { base, formToken }: Pick<ModeratorSeat, 'base' | 'formToken'>,
  { kind, id }: Readonly<{ kind: keyof typeof ABOUT; id: string }>,
): ObjectEdit | null {
  const form = EDIT_FORMS.find(({ name }) => name === kind);
  if (form === undefined) return null;
  const about = ABOUT[kind];
  const fields: readonly Field[] = form.fields(view, formBodyOf({ [about]: id }));
  const asked = fields.filter(({ name }) => name !== about);
  return {
    title: form.title,
    action: `${base}/corrections#edit-${kind}`,
    formToken,
    act: `add ${kind}`,
    hidden: [{ name: about, value: id }],
    fields: placeFields(asked, 'edit', new Map()),
    button: TEXTS.previewThisCorrection,
  };
}
