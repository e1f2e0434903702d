import type { ConfirmContent } from '#http/pages/confirm-page';
import { SETTABLE_STATES } from '#app/settable-states';
import { valuesById } from '#kernel/collections/tables';
import type { ModeratorView } from '#fog/views/empire-view';
import { STATE_WORDS } from '#model/campaign/relation';
import { type Field, placeFields, selectField, textField } from '#http/forms/field';
import { formBodyOf } from '#http/visits/form-body';
import type { ModeratorSeat } from '#http/visits/seat';
import { TEXTS } from './texts.ts';

/** The two empires that a form begins with; empty: none in particular. */
type Chosen = Readonly<{ a: string; b: string }>;

function relationFields(
  { empires }: Pick<ModeratorView, 'empires'>,
  { a, b }: Chosen,
): readonly Field[] {
  const sent = formBodyOf({});
  const offers = valuesById(empires).map(({ id, name }) => ({ value: id, label: name }));
  return [
    selectField({ name: 'a', label: 'Empire', sent, offers, preset: a }),
    selectField({
      name: 'b',
      label: 'and',
      sent,
      preset: b,
      offers: [...offers.slice(1), ...offers.slice(0, 1)],
    }),
    selectField({
      name: 'state',
      label: TEXTS.newRelation,
      sent,
      preset: 'non-intercourse',
      offers: SETTABLE_STATES.map((state) => ({ value: state, label: STATE_WORDS[state] })),
    }),
    selectField({
      name: 'pact',
      label: 'Co-belligerents',
      hint: TEXTS.twoEmpiresAtNonAggression,
      sent,
      preset: 'kept',
      offers: [
        { value: 'kept', label: TEXTS.noChange },
        { value: 'no', label: 'no' },
        { value: 'yes', label: 'yes' },
      ],
    }),
    selectField({
      name: 'told',
      label: TEXTS.toldTo,
      sent,
      preset: 'public',
      offers: [
        { value: 'public', label: TEXTS.everyEmpireInContactWithEither },
        { value: 'covert', label: TEXTS.theseTwo },
      ],
    }),
    textField({
      name: 'reason',
      label: 'Reason',
      hint: TEXTS.campaignsRecordsKeep,
      sent,
      max: 500,
      required: true,
    }),
  ];
}

/** The form that sets the relation of two empires; `chosen`: the two that it begins with. */
export function relationPage(
  { empires }: Pick<ModeratorView, 'empires'>,
  { base, formToken }: ModeratorSeat,
  { version, chosen }: Readonly<{ version: number; chosen: Chosen }>,
): ConfirmContent {
  return {
    title: TEXTS.setRelation,
    lead: TEXTS.bothEmpiresAreTold,
    points: [],
    action: `${base}/relations`,
    formToken,
    hidden: [{ name: 'version', value: String(version) }],
    fields: placeFields(relationFields({ empires }, chosen), 'relation', new Map()),
    button: 'Set',
    danger: false,
    back: { href: `${base}/diplomacy`, label: 'Cancel' },
  };
}
