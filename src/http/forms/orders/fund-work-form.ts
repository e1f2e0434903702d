import { plainForm } from './described-form.ts';
import { amount, oneOf } from './field-rows.ts';
import { withoutWorks, workOffers } from './works.ts';

export const fundWorkForm = plainForm({
  kind: 'FundWork',
  title: 'Pay for construction',
  hint: 'Pay more for a unit that you began earlier.',
  group: 'Construction and repair',
  unavailable: withoutWorks,
  fields: {
    work: oneOf({ label: 'Under construction', offers: workOffers }),
    pay: amount({ label: 'Pay now', min: 1, required: true }),
  },
});
