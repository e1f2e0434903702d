import type { Unit } from '#model/forces/unit';
import type { Offer } from '#http/forms/field';
import { plainForm } from './described-form.ts';
import { oneOf } from './field-rows.ts';
import type { FormDesk } from './order-form.ts';
import { someUnits, unitOffers } from './units.ts';
import { ifNone } from './unavailable.ts';

const needsRepair = ({ condition, unconverted }: Unit): boolean =>
  condition === 'crippled' || unconverted;

const candidates = (desk: FormDesk): readonly Offer[] => unitOffers(desk, needsRepair);

export const repairUnitsForm = plainForm({
  kind: 'RepairUnits',
  title: 'Repair units',
  hint: 'A yard repairs for a quarter of the price. In the field, depots (also those of Military partners) and Supply ships repair for half. A yard also converts alien units, even undamaged ones; alien flights cost half. The units do nothing else this turn.',
  group: 'Construction and repair',
  unavailable: ifNone(candidates, 'None of your units is crippled or unconverted.'),
  fields: {
    units: someUnits(candidates),
    where: oneOf({
      label: 'Where',
      offers: [
        { value: 'yard', label: 'At a yard' },
        { value: 'field', label: 'In the field' },
      ],
    }),
  },
});
