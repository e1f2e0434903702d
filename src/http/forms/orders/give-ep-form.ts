import type { Offer } from '#http/forms/field';
import { valuesById } from '#kernel/collections/tables';
import { plainForm } from './described-form.ts';
import { amount, oneOf } from './field-rows.ts';
import type { FormDesk } from './order-form.ts';
import { ifNone } from './unavailable.ts';

/** The powers that envoys get through to. */
const receivers = ({ view }: FormDesk): readonly Offer[] =>
  valuesById(view.neighbours)
    .filter(({ sustained }) => sustained)
    .map(({ id, name }) => ({ value: id, label: name }));

export const giveEpForm = plainForm({
  kind: 'GiveEp',
  title: 'Give Economic points',
  hint: 'You pay now. The other empire gets the points at the next Opening.',
  group: 'Other empires',
  unavailable: ifNone(receivers, 'You are not in sustained contact with any empire.'),
  fields: {
    to: oneOf({ label: 'To', offers: receivers }),
    points: amount({ label: 'Points', min: 1, required: true }),
  },
});
