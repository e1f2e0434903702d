import { boxesField, selectField } from '#http/forms/field';
import type { OrderForm } from './order-form.ts';
import { unitOffers, withoutUnits } from './units.ts';

export const setStatusForm: OrderForm<'SetStatus'> = {
  kind: 'SetStatus',
  title: 'Change the status of units',
  hint: 'This takes local capacity equal to the units’ cost, but no EP. The units do nothing else this turn.',
  unavailable: withoutUnits,
  fields: (desk, sent) => [
    boxesField({ name: 'units', label: 'Units', sent, offers: unitOffers(desk) }),
    selectField({
      name: 'status',
      label: 'To be',
      sent,
      offers: [
        {
          value: 'reserve',
          label: 'In reserve: half maintenance; fights and moves as if crippled',
        },
        { value: 'mothballed', label: 'Mothballed: no maintenance; can’t act' },
        { value: 'active', label: 'Active' },
      ],
    }),
  ],
  read: (sent) => {
    const units = sent.texts('units');
    if (units.length === 0) return { field: 'units', problem: 'Choose at least one unit.' };
    return { json: { kind: 'SetStatus', units, status: sent.text('status') } };
  },
};
