import { type Field, type Offer, selectField } from '#http/forms/field';
import { classesByList, familiarLists } from '#http/names/class-lists';
import { wholeNumber } from '#http/visits/form-body';
import { valuesById } from '#kernel/collections/tables';
import type { GroundAim } from '#model/orders/ground-war';
import type { Said } from './described-form.ts';
import type { FieldRow, Reading } from './field-rows.ts';
import type { FormDesk } from './order-form.ts';
import { unitOffers } from './units.ts';

const TEXTS = {
  chooseUnit: 'Choose the unit that attacks this enemy.',
  chooseEnemy: 'Choose the enemy that this unit attacks.',
} as const;

/** The units that one form has room for. */
const PLACES = [
  { key: 'first', label: 'A unit apart from the plan' },
  { key: 'second', label: 'A second unit' },
  { key: 'third', label: 'A third unit' },
] as const;
/** The enemies of a class that the list has, the weakest first. */
const RANKS = [
  { place: 1, text: 'the weakest' },
  { place: 2, text: 'the second weakest' },
  { place: 3, text: 'the third weakest' },
  { place: 4, text: 'the fourth weakest' },
] as const;

type Asked = Parameters<FieldRow<unknown>['show']>[0];
type SaidAim = Said<GroundAim>;

const groundUnits = (desk: FormDesk): readonly Offer[] => [
  { value: '', label: 'None' },
  ...unitOffers(desk, ({ design }) => desk.view.designs[design]?.design.kind === 'ground'),
];

/** `d7 2` is the second weakest enemy of class d7. Of lists that the player never met, only the chosen class is offered. */
const groundTargets = ({ view, names }: FormDesk, chosen: string): readonly Offer[] => [
  { value: '', label: 'None' },
  ...classesByList(
    valuesById(view.designs).flatMap(({ design }) => (design.kind === 'ground' ? design : [])),
    familiarLists(view),
  )
    .filter(({ one, isFirst }) => isFirst || chosen.startsWith(`${one.id} `))
    .flatMap(({ one: { id }, group }) =>
      RANKS.map(({ place, text }) => ({
        value: `${id} ${String(place)}`,
        label: `${names.design(id)}, ${text}`,
        group,
      })),
    ),
];

const fieldsOf = (
  { name, label }: Readonly<{ name: string; label: string }>,
  { sent, desk }: Asked,
): readonly Field[] => [
  selectField({ name, label, sent, offers: groundUnits(desk) }),
  selectField({
    name: `${name}.target`,
    label: 'attacks this enemy',
    ...{ sent, offers: groundTargets(desk, sent.text(`${name}.target`)) },
  }),
];

/** One unit with its enemy; null: none. */
function aimIn(field: string, { sent }: Asked): Reading<SaidAim | null> {
  const [unit, enemy] = [sent.text(field), sent.text(`${field}.target`)];
  if (unit === '' && enemy === '') return { value: null };
  if (unit === '') return { problem: TEXTS.chooseUnit };
  const [target = '', text = ''] = enemy.split(' ');
  const place = wholeNumber(text);
  return place === undefined
    ? { field: `${field}.target`, problem: TEXTS.chooseEnemy }
    : { value: { unit, target, place } };
}

function aimsIn(asked: Asked): Reading<readonly SaidAim[] | undefined> {
  const aims: SaidAim[] = [];
  for (const { key } of PLACES) {
    const field = `${asked.name}.${key}`;
    const reading = aimIn(field, asked);
    if ('problem' in reading) return { field, ...reading };
    if (reading.value !== null) aims.push(reading.value);
  }
  return { value: aims.length === 0 ? undefined : aims };
}

/** A few units, each with the enemy that it attacks. */
export const aimRows: FieldRow<readonly SaidAim[] | undefined> = {
  show: (asked) =>
    PLACES.flatMap(({ key, label }) => fieldsOf({ name: `${asked.name}.${key}`, label }, asked)),
  read: aimsIn,
};
