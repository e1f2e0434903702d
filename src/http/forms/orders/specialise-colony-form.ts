import { selectField } from '#http/forms/field';
import { colonyOffers, withoutColonies } from './colonies.ts';
import type { OrderForm } from './order-form.ts';

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

export const specialiseColonyForm: OrderForm<'SpecialiseColony'> = {
  kind: 'SpecialiseColony',
  title: 'Specialise a colony',
  hint: 'Takes effect next turn. You can change it once in 12 turns.',
  unavailable: (desk) =>
    desk.view.rules.specialisation === 'off'
      ? 'This campaign does not use specialised colonies.'
      : withoutColonies(desk),
  fields: (desk, sent) => [
    selectField({
      name: 'system',
      label: 'Colony',
      sent,
      offers: colonyOffers(desk, ({ specialisation }) => specialisation?.kind ?? 'not specialised'),
    }),
    selectField({ name: 'to', label: 'Specialised for', sent, offers: KINDS }),
  ],
  read: (sent) => {
    const to = sent.text('to');
    const system = sent.text('system');
    return { json: { kind: 'SpecialiseColony', system, to: to === NOTHING ? null : to } };
  },
};
