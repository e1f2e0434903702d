import { plainForm } from './described-form.ts';
import { oneOf } from './field-rows.ts';
import { someUnits, unitOffers, withoutUnits } from './units.ts';

export const setStatusForm = plainForm({
  kind: 'SetStatus',
  title: 'Change the status of units',
  hint: 'This takes local capacity equal to the units’ cost, but no EP. The units do nothing else this turn.',
  group: 'Construction and repair',
  unavailable: withoutUnits,
  fields: {
    units: someUnits(unitOffers),
    status: oneOf({
      label: 'To be',
      offers: [
        {
          value: 'reserve',
          label: 'In reserve: half maintenance; fights and moves as if crippled',
        },
        { value: 'mothballed', label: 'Mothballed: no maintenance; can’t act' },
        { value: 'active', label: 'Active' },
      ],
    }),
  },
});
