import { numberField } from '#http/forms/field';
import { wholeNumber } from '#http/visits/form-body';
import { withoutColonies } from './colonies.ts';
import type { OrderForm } from './order-form.ts';

export const investTechForm: OrderForm<'InvestTech'> = {
  kind: 'InvestTech',
  title: 'Invest in research',
  hint: 'You can invest up to the total Utilized Productivity of your systems. The pool is checked once a year.',
  unavailable: withoutColonies,
  fields: (_desk, sent) => [
    numberField({ name: 'points', label: 'Points', sent, min: 1, required: true }),
  ],
  read: (sent) => {
    const points = wholeNumber(sent.text('points'));
    if (points === undefined) return { field: 'points', problem: 'Give a whole number.' };
    return { json: { kind: 'InvestTech', points } };
  },
};
