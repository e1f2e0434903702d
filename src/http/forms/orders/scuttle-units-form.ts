import type { Unit } from '#model/forces/unit';
import { isDerelict } from '#rules/galaxy/derelict-of';
import { valuesById } from '#kernel/collections/tables';
import { boxesField } from '#http/forms/field';
import type { OrderForm } from './order-form.ts';
import { unitOffers } from './units.ts';

const isOffered = ({ design }: Unit): boolean => isDerelict(design);

export const scuttleUnitsForm: OrderForm<'ScuttleUnits'> = {
  kind: 'ScuttleUnits',
  title: 'Scuttle derelicts',
  hint: 'Twice the price of each derelict goes into your research, in any place. Derelict flights aboard go too.',
  unavailable: (desk) =>
    valuesById(desk.view.units).some(isOffered) ? null : 'You have no derelicts.',
  fields: (desk, sent) => [
    boxesField({
      name: 'units',
      label: 'Derelicts',
      sent,
      offers: unitOffers(desk, isOffered),
    }),
  ],
  read: (sent) => {
    const units = sent.texts('units');
    if (units.length === 0) return { field: 'units', problem: 'Choose at least one derelict.' };
    return { json: { kind: 'ScuttleUnits', units } };
  },
};
