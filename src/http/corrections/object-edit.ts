import type { ModeratorView } from '#fog/views/empire-view';
import { type Field, placeFields, textField } from '#http/forms/field';
import { formBodyOf } from '#http/visits/form-body';
import type { ModeratorSeat } from '#http/visits/seat';
import { brandAs } from '#kernel/brand/brand';
import type { LaneId, UnitId } from '#model/campaign/ids';
import { CLASSES_OF } from './class-forms.ts';
import { EDIT_FORMS } from './edit-forms.ts';
import { isGround } from './mark-forms.ts';
import { hasProjects, STOPS_OF } from './stop-form.ts';
import { takesOrdnance } from './ordnance-form.ts';
import { TEXTS } from './texts.ts';

/** A form of a correction for one thing: it leads to the preview of the correction, on the page of corrections. */
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

/** The thing that forms are about. */
export type EditedObject = Readonly<{
  kind: 'empire' | 'system' | 'unit' | 'fleet' | 'lane';
  id: string;
}>;

/** A form, with the fields that say which thing it is about. */
type About = Readonly<{ form: string; given: Readonly<Record<string, string>> }>;

function formsAbout(view: ModeratorView, { kind, id }: EditedObject): readonly About[] {
  switch (kind) {
    case 'empire':
      return [
        { form: 'empire', given: { 'empire-who': id } },
        { form: 'class', given: { [CLASSES_OF]: id } },
        { form: 'list', given: { 'list-who': id, [CLASSES_OF]: id } },
        { form: 'new', given: { 'new-who': id } },
      ];
    case 'system':
      return [
        { form: 'system', given: { 'system-where': id } },
        { form: 'mark', given: { 'mark-where': id } },
        { form: 'lane', given: { 'lane-from': id } },
        ...stopsOf(view, id),
      ];
    case 'lane': {
      const lane = view.lanes[brandAs<LaneId>(id)];
      return lane === undefined
        ? []
        : [{ form: 'lane', given: { 'lane-from': lane.a, 'lane-to': lane.b } }];
    }
    case 'fleet':
      return [{ form: 'fleet', given: { 'fleet-which': id } }];
    case 'unit':
      return formsAboutUnit(view, id);
  }
}

const stopsOf = (view: ModeratorView, id: string): readonly About[] =>
  hasProjects(view, id) ? [{ form: 'stop', given: { [STOPS_OF]: id } }] : [];

function formsAboutUnit(view: ModeratorView, id: string): readonly About[] {
  const design = view.units[brandAs<UnitId>(id)]?.design;
  const ofClass: readonly About[] =
    design === undefined
      ? []
      : [
          { form: 'class', given: { 'class-which': design } },
          { form: 'ability', given: { 'ability-class': design } },
        ];
  const load = takesOrdnance(view, id) ? [{ form: 'arm', given: { 'arm-which': id } }] : [];
  const lower = isGround(view, id) ? [{ form: 'lowered', given: { 'lowered-which': id } }] : [];
  return [
    { form: 'unit', given: { 'unit-which': id } },
    ...stopsOf(view, id),
    ...load,
    ...lower,
    ...ofClass,
  ];
}

const REASON: Field = textField({
  ...{ name: 'reason', label: TEXTS.reason, hint: TEXTS.campaignsRecordsKeep },
  ...{ sent: formBodyOf({}), max: 500, required: true },
});

/** The forms of corrections for one thing. */
export function objectEdits(
  view: ModeratorView,
  { base, formToken }: Pick<ModeratorSeat, 'base' | 'formToken'>,
  thing: EditedObject,
): readonly ObjectEdit[] {
  return formsAbout(view, thing).flatMap(({ form: wanted, given }): readonly ObjectEdit[] => {
    const form = EDIT_FORMS.find(({ name }) => name === wanted);
    if (form === undefined) return [];
    const asked = form
      .fields(view, formBodyOf(given))
      .filter(({ name }) => !Object.hasOwn(given, name));
    return [
      {
        title: form.title,
        action: `${base}/corrections#effect`,
        formToken,
        act: `preview ${wanted}`,
        hidden: Object.entries(given).map(([name, value]) => ({ name, value })),
        fields: [
          ...placeFields(asked, 'edit', new Map()),
          ...placeFields([REASON], `edit-${wanted}`, new Map()),
        ],
        button: TEXTS.previewThisCorrection,
      },
    ];
  });
}
