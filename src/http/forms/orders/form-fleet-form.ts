import { boxesField, textField } from '#http/forms/field';
import type { OrderForm } from './order-form.ts';
import { momentField, newUnitOffers, unitOffers, withoutUnits } from './units.ts';

export const formFleetForm: OrderForm<'FormFleet'> = {
  kind: 'FormFleet',
  title: 'Form a fleet',
  hint: 'All its units must be in one system.',
  unavailable: withoutUnits,
  fields: (desk, sent) => [
    textField({ name: 'name', label: 'Name of the fleet', sent, max: 40, required: true }),
    boxesField({
      name: 'units',
      label: 'Units',
      sent,
      offers: [...unitOffers(desk), ...newUnitOffers(desk)],
    }),
    momentField(sent),
  ],
  read: (sent) => {
    const units = sent.texts('units');
    if (units.length === 0) return { field: 'units', problem: 'Choose at least one unit.' };
    const [name, at] = [sent.text('name').trim(), sent.text('at')];
    return { json: { kind: 'FormFleet', name, units, at } };
  },
};
