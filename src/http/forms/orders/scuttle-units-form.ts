import type { Unit } from '#model/forces/unit';
import { isDerelict } from '#rules/galaxy/derelict-of';
import { valuesById } from '#kernel/collections/tables';
import { plainForm } from './described-form.ts';
import { someOf } from './field-rows.ts';
import { unitOffers } from './units.ts';
import { unless } from './unavailable.ts';

const isOffered = ({ design }: Unit): boolean => isDerelict(design);

export const scuttleUnitsForm = plainForm({
  kind: 'ScuttleUnits',
  title: 'Scuttle derelicts',
  hint: 'Twice the price of each derelict goes into your research, in any place. Derelict flights aboard go too.',
  group: 'Research',
  unavailable: unless(
    (desk) => valuesById(desk.view.units).some(isOffered),
    'You have no derelicts.',
  ),
  fields: {
    units: someOf({
      label: 'Derelicts',
      offers: (desk) => unitOffers(desk, isOffered),
      problem: 'Choose at least one derelict.',
    }),
  },
});
