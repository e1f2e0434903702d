import { withoutColonies } from './colonies.ts';
import { plainForm } from './described-form.ts';
import { amount } from './field-rows.ts';

export const investTechForm = plainForm({
  kind: 'InvestTech',
  title: 'Invest in research',
  hint: 'You can invest up to the total Utilized Productivity of your systems. The pool is checked once a year.',
  group: 'Research',
  unavailable: withoutColonies,
  fields: { points: amount({ label: 'Points', min: 1, required: true }) },
});
