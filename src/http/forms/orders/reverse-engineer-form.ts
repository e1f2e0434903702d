import type { Unit } from '#model/forces/unit';
import { boxesField } from '#http/forms/field';
import { statsOf } from '#http/names/view-names';
import type { FormDesk, OrderForm } from './order-form.ts';
import { unitOffers } from './units.ts';

const isAhead =
  ({ view }: FormDesk) =>
  ({ design }: Unit): boolean =>
    (statsOf(view, design)?.era ?? 0) > view.empire.era;

export const reverseEngineerForm: OrderForm<'ReverseEngineer'> = {
  kind: 'ReverseEngineer',
  title: 'Reverse engineer units',
  hint: 'Take apart a unit of a higher era than yours for your research, this turn. Ships need a shipyard, bases one of your systems, and other units a colony.',
  unavailable: (desk) =>
    unitOffers(desk, isAhead(desk)).length === 0
      ? 'None of your units is of a higher era than yours.'
      : null,
  fields: (desk, sent) => [
    boxesField({ name: 'units', label: 'Units', sent, offers: unitOffers(desk, isAhead(desk)) }),
  ],
  read: (sent) => {
    const units = sent.texts('units');
    if (units.length === 0) return { field: 'units', problem: 'Choose at least one unit.' };
    return { json: { kind: 'ReverseEngineer', units } };
  },
};
