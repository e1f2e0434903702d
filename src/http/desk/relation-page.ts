import type { ConfirmContent } from '#http/pages/confirm-page';
import { SETTABLE_STATES } from '#app/settable-states';
import { valuesById } from '#kernel/collections/tables';
import type { ModeratorView } from '#fog/views/empire-view';
import { STATE_WORDS } from '#model/campaign/relation';
import { type Field, placeFields, selectField, textField } from '#http/forms/field';
import { formBodyOf } from '#http/visits/form-body';
import type { ModeratorSeat } from '#http/visits/seat';

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
      label: 'New relation',
      sent,
      preset: 'non-intercourse',
      offers: SETTABLE_STATES.map((state) => ({ value: state, label: STATE_WORDS[state] })),
    }),
    selectField({
      name: 'pact',
      label: 'Co-belligerents',
      hint: 'Two empires at Non-Aggression or better with a common enemy can fight as one side while that war lasts. Both are told when it ends.',
      sent,
      preset: 'kept',
      offers: [
        { value: 'kept', label: 'no change, while the rules allow it' },
        { value: 'no', label: 'no' },
        { value: 'yes', label: 'yes' },
      ],
    }),
    selectField({
      name: 'told',
      label: 'Told to',
      sent,
      preset: 'public',
      offers: [
        { value: 'public', label: 'every empire in contact with either of them' },
        { value: 'covert', label: 'these two only (covert)' },
      ],
    }),
    textField({
      name: 'reason',
      label: 'Reason',
      hint: 'The campaign’s records keep it. Players do not read it.',
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
  version: number,
): ConfirmContent {
  const lineOf = ({ a, b, state, openly, since, pact }: Relation): string =>
    `${empires[a]?.name ?? a} and ${empires[b]?.name ?? b}: ${STATE_WORDS[state]}${openly === null ? '' : ` (covert: openly ${STATE_WORDS[openly]})`}${pact ? ', co-belligerents' : ''}, in contact since ${since === 0 ? 'the start' : `turn ${String(since)}`}`;
  return {
    title: 'Relations',
    lead: 'Both empires are told. Empires in contact with either are told too, unless the change is covert. While orders are open they read it in a new edition of this turn’s report, otherwise in the next report. If the two never met, they are in contact from now on.',
    points: relations.length === 0 ? ['No two empires have met.'] : relations.map(lineOf),
    action: `${base}/relations`,
    formToken,
    hidden: [{ name: 'version', value: String(version) }],
    fields: placeFields(relationFields({ empires }), 'relation', new Map()),
    button: 'Set',
    danger: false,
    back: { href: `${base}/`, label: 'Cancel' },
  };
}
