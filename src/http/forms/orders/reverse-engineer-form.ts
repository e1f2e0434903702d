import type { Unit } from '#model/forces/unit';
import type { Offer } from '#http/forms/field';
import { statsOf } from '#http/names/view-names';
import { plainForm } from './described-form.ts';
import type { FormDesk } from './order-form.ts';
import { someUnits, unitOffers } from './units.ts';
import { ifNone } from './unavailable.ts';

const isAhead =
  ({ view }: FormDesk) =>
  ({ design }: Unit): boolean =>
    (statsOf(view, design)?.era ?? 0) > view.empire.era;

const candidates = (desk: FormDesk): readonly Offer[] => unitOffers(desk, isAhead(desk));

export const reverseEngineerForm = plainForm({
  kind: 'ReverseEngineer',
  title: 'Reverse engineer units',
  hint: 'Take apart a unit of a higher era than yours for your research, this turn. Ships need a shipyard, bases one of your systems, and other units a colony.',
  group: 'Research',
  unavailable: ifNone(candidates, 'None of your units is of a higher era than yours.'),
  fields: { units: someUnits(candidates) },
});
