import { numberField, selectField } from '#http/forms/field';
import { wholeNumber } from '#http/visits/form-body';
import { valuesById } from '#kernel/collections/tables';
import type { FormDesk, OrderForm } from './order-form.ts';

/** The powers that envoys get through to. */
const receivers = ({ view }: FormDesk) =>
  valuesById(view.neighbours).filter(({ sustained }) => sustained);

export const giveEpForm: OrderForm<'GiveEp'> = {
  kind: 'GiveEp',
  title: 'Give Economic points',
  hint: 'You pay now. The other empire gets the points at the next Opening.',
  unavailable: (desk) =>
    receivers(desk).length > 0 ? null : 'You are not in sustained contact with any empire.',
  fields: (desk, sent) => [
    selectField({
      name: 'to',
      label: 'To',
      sent,
      offers: receivers(desk).map(({ id, name }) => ({ value: id, label: name })),
    }),
    numberField({ name: 'points', label: 'Points', sent, min: 1, required: true }),
  ],
  read: (sent) => {
    const points = wholeNumber(sent.text('points'));
    if (points === undefined) return { field: 'points', problem: 'Give a whole number.' };
    return { json: { kind: 'GiveEp', to: sent.text('to'), points } };
  },
};
