import { SETTABLE_STATES } from '#app/settable-states';
import { valuesById } from '#kernel/collections/tables';
import type { ModeratorView } from '#fog/views/empire-view';
import { STATE_WORDS } from '#fog/views/terms';
import { type Field, placeFields, selectField, textField } from '#http/forms/field';
import type { PageContents } from '#http/pages/page-contents';
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
      label: 'stand from now on at',
      sent,
      preset: 'non-intercourse',
      offers: SETTABLE_STATES.map((state) => ({ value: state, label: STATE_WORDS[state] })),
    }),
    selectField({
      name: 'pact',
      label: 'as co-belligerents',
      hint: 'At Non-Aggression or better, with a common enemy: they fight as one side as long as that war lasts. Both are told when it ends.',
      sent,
      preset: 'kept',
      offers: [
        { value: 'kept', label: 'as they are, as long as they may' },
        { value: 'no', label: 'no' },
        { value: 'yes', label: 'yes' },
      ],
    }),
    selectField({
      name: 'told',
      label: 'Who is told',
      sent,
      preset: 'public',
      offers: [
        { value: 'public', label: 'everybody who is in contact with one of them' },
        { value: 'covert', label: 'the two alone: it is covert' },
      ],
    }),
    textField({
      name: 'reason',
      label: 'Reason',
      hint: 'Kept with the records of the campaign. Players do not read it.',
      sent,
      max: 500,
      required: true,
    }),
  ];
}

/** How everybody stands, and the form by which the moderator sets how two empires do. */
export function relationPage(
  { empires, relations }: Pick<ModeratorView, 'empires' | 'relations'>,
  { base, formToken }: ModeratorSeat,
  version: number,
): PageContents['confirm'] {
  const lineOf = ({ a, b, state, openly, since, pact }: Relation): string =>
    `${empires[a]?.name ?? a} and ${empires[b]?.name ?? b}: ${STATE_WORDS[state]}${openly === null ? '' : ` (covert: openly ${STATE_WORDS[openly]})`}${pact ? ', co-belligerents' : ''}, in contact since ${since === 0 ? 'the start' : `turn ${String(since)}`}`;
  return {
    title: 'How empires stand',
    lead: 'Both empires read of it, and unless it is covert those who are in contact with one of them: while orders are open in another edition of this turn’s report, else in the next. If they never met, they are in contact from now on.',
    points: relations.length === 0 ? ['No two empires have met.'] : relations.map(lineOf),
    action: `${base}/relations`,
    formToken,
    hidden: [{ name: 'version', value: String(version) }],
    fields: placeFields(relationFields({ empires }), 'relation', new Map()),
    button: 'Set',
    danger: false,
    back: { href: `${base}/`, label: 'Leave everything as it is' },
  };
}
