import { numberField, selectField } from '#http/forms/field';
import { wholeNumber } from '#http/visits/form-body';
import type { OrderForm } from './order-form.ts';
import { withoutWorks, workOffers } from './works.ts';

export const fundWorkForm: OrderForm<'FundWork'> = {
  kind: 'FundWork',
  title: 'Pay for construction',
  hint: 'Pay more for a unit that you began earlier.',
  unavailable: withoutWorks,
  fields: (desk, sent) => [
    selectField({ name: 'work', label: 'Under construction', sent, offers: workOffers(desk) }),
    numberField({ name: 'pay', label: 'Pay now', sent, min: 1, required: true }),
  ],
  read: (sent) => {
    const pay = wholeNumber(sent.text('pay'));
    if (pay === undefined) return { field: 'pay', problem: 'Give a whole number.' };
    return { json: { kind: 'FundWork', work: sent.text('work'), pay } };
  },
};
