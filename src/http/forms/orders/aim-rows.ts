import { type Field, numberField, type Offer, selectField } from '#http/forms/field';
import { wholeNumber } from '#http/visits/form-body';
import { valuesById } from '#kernel/collections/tables';
import type { GroundAim } from '#model/orders/ground-war';
import type { Said } from './described-form.ts';
import type { FieldRow, Reading } from './field-rows.ts';
import type { FormDesk } from './order-form.ts';
import { unitOffers } from './units.ts';

const MOST = 99;
/** The units that one form has room for. */
const PLACES = ['first', 'second', 'third'] as const;

type Asked = Parameters<FieldRow<unknown>['show']>[0];
type SaidAim = Said<GroundAim>;

const groundUnits = (desk: FormDesk): readonly Offer[] => [
  { value: '', label: 'By the plan' },
  ...unitOffers(desk, ({ design }) => desk.view.designs[design]?.design.kind === 'ground'),
];

const groundClasses = ({ view, names }: FormDesk): readonly Offer[] => [
  { value: '', label: 'No class' },
  ...valuesById(view.designs).flatMap(({ design }) =>
    design.kind === 'ground' ? [{ value: design.id, label: names.design(design.id) }] : [],
  ),
];

function fieldsOf(name: string, { sent, desk }: Asked): readonly Field[] {
  return [
    selectField({ name, label: 'This unit', sent, offers: groundUnits(desk) }),
    selectField({
      name: `${name}.target`,
      label: 'attacks an enemy of the class',
      sent,
      offers: groundClasses(desk),
    }),
    numberField({
      name: `${name}.place`,
      label: 'Which one',
      hint: '1: the weakest of that class',
      ...{ sent, min: 1, max: MOST, preset: 1 },
    }),
  ];
}

/** One unit with its enemy; null: none. */
function aimIn(field: string, { sent }: Asked): Reading<SaidAim | null> {
  const [unit, target] = [sent.text(field), sent.text(`${field}.target`)];
  if (unit === '' && target === '') return { value: null };
  if (unit === '') return { problem: 'Choose the unit that attacks this class.' };
  if (target === '') return { field: `${field}.target`, problem: 'Choose what it attacks.' };
  const text = sent.text(`${field}.place`).trim();
  const place = text === '' ? 1 : wholeNumber(text);
  if (place !== undefined && place >= 1 && place <= MOST) return { value: { unit, target, place } };
  return { field: `${field}.place`, problem: `Give a whole number from 1 to ${String(MOST)}.` };
}

function aimsIn(asked: Asked): Reading<readonly SaidAim[] | undefined> {
  const aims: SaidAim[] = [];
  for (const place of PLACES) {
    const field = `${asked.name}.${place}`;
    const reading = aimIn(field, asked);
    if ('problem' in reading) return { field, ...reading };
    if (reading.value !== null) aims.push(reading.value);
  }
  return { value: aims.length === 0 ? undefined : aims };
}

/** A few units, each with the enemy that it attacks. */
export const aimRows: FieldRow<readonly SaidAim[] | undefined> = {
  show: (asked) => PLACES.flatMap((place) => fieldsOf(`${asked.name}.${place}`, asked)),
  read: aimsIn,
};
