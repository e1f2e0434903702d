import type { Unit } from '#model/forces/unit';
import { boxesField, selectField } from '#http/forms/field';
import type { OrderForm } from './order-form.ts';
import { unitOffers } from './units.ts';

const needsRepair = ({ condition, unconverted }: Unit): boolean =>
  condition === 'crippled' || unconverted;

export const repairUnitsForm: OrderForm<'RepairUnits'> = {
  kind: 'RepairUnits',
  title: 'Repair units',
  hint: 'A yard repairs for a quarter of the price. In the field, depots (also those of Military partners) and Supply ships repair for half. A yard also converts alien units, even undamaged ones; alien flights cost half. The units do nothing else this turn.',
  unavailable: (desk) =>
    unitOffers(desk, needsRepair).length === 0
      ? 'None of your units is crippled or unconverted.'
      : null,
  fields: (desk, sent) => [
    boxesField({ name: 'units', label: 'Units', sent, offers: unitOffers(desk, needsRepair) }),
    selectField({
      name: 'where',
      label: 'Where',
      sent,
      offers: [
        { value: 'yard', label: 'At a yard' },
        { value: 'field', label: 'In the field' },
      ],
    }),
  ],
  read: (sent) => {
    const units = sent.texts('units');
    if (units.length === 0) return { field: 'units', problem: 'Choose at least one unit.' };
    return { json: { kind: 'RepairUnits', units, where: sent.text('where') } };
  },
};
