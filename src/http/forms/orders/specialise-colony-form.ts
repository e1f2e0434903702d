import { colonyRow, withoutColonies } from './colonies.ts';
import { plainForm } from './described-form.ts';
import { oneOf, readAs } from './field-rows.ts';
import { firstOf, unless } from './unavailable.ts';

const NOTHING = 'nothing';
const KINDS = [
  { value: 'industrial', label: 'Industrial: twice the capacity; no income' },
  {
    value: 'research',
    label: 'Research: three times its output for research; no income or capacity',
  },
  { value: 'mining', label: 'Mining: twice the income; no capacity' },
  {
    value: 'agriculture',
    label: 'Agriculture: its Utilized Productivity helps growth; no income or capacity',
  },
  { value: NOTHING, label: 'Nothing' },
] as const;

export const specialiseColonyForm = plainForm({
  kind: 'SpecialiseColony',
  title: 'Specialise a colony',
  hint: 'Takes effect next turn. You can change it once in 12 turns.',
  group: 'Colonies and lanes',
  unavailable: firstOf(
    unless(
      ({ view }) => view.rules.specialisation !== 'off',
      'This campaign does not use specialised colonies.',
    ),
    withoutColonies,
  ),
  fields: {
    system: colonyRow(({ specialisation }) => specialisation?.kind ?? 'not specialised'),
    to: readAs(oneOf({ label: 'Specialised for', offers: KINDS }), (text) => ({
      value: text === NOTHING ? null : text,
    })),
  },
});
