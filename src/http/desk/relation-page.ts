import type { ConfirmContent } from '#http/pages/confirm-page';
import { SETTABLE_STATES } from '#app/settable-states';
import { valuesById } from '#kernel/collections/tables';
import type { ModeratorView } from '#fog/views/empire-view';
import { STATE_WORDS } from '#model/campaign/relation';
import { type Field, placeFields, selectField, textField } from '#http/forms/field';
import type { Renderers } from '#http/renderers';
import { formBodyOf } from '#http/visits/form-body';
import type { ModeratorSeat } from '#http/visits/seat';
import { TEXTS } from './texts.ts';

type Relation = ModeratorView['relations'][number];

function relationFields({ empires }: Pick<ModeratorView, 'empires'>): readonly Field[] {
  const sent = formBodyOf({});
  const offers = valuesById(empires).map(({ id, name }) => ({ value: id, label: name }));
  return [
    selectField({ name: 'a', label: 'Empire', sent, offers }),
    selectField({
      name: 'b',
      label: 'and',
      sent,
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

/** The relations of all empires, and the form that sets the relation of two. */
export function relationPage(
  { empires, relations }: Pick<ModeratorView, 'empires' | 'relations'>,
  { base, formToken }: ModeratorSeat,
  {
    version,
    dealings,
  }: Readonly<{ version: number }> & Pick<Renderers['relationTexts'], 'dealings'>,
): ConfirmContent {
  const nameOf = (id: Relation['a']): string => empires[id]?.name ?? id;
  const lineOf = (relation: Relation): string => {
    const { a, b, state, openly, since, pact } = relation;
    const underWay = dealings(relation, nameOf);
    return TEXTS.relationNow({
      a: nameOf(a),
      b: nameOf(b),
      state: STATE_WORDS[state],
      openly: openly === null ? '' : TEXTS.covertOpenly(STATE_WORDS[openly]),
      pact,
      since,
      underWay,
    });
  };
  return {
    title: 'Relations',
    lead: TEXTS.bothEmpiresAreTold,
    points: relations.length === 0 ? [TEXTS.noTwoEmpiresHaveMet] : relations.map(lineOf),
    action: `${base}/relations`,
    formToken,
    hidden: [{ name: 'version', value: String(version) }],
    fields: placeFields(relationFields({ empires }), 'relation', new Map()),
    button: 'Set',
    danger: false,
    back: { href: `${base}/`, label: 'Cancel' },
  };
}
