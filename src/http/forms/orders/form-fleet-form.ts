import { plainForm } from './described-form.ts';
import { nameLine } from './field-rows.ts';
import { MOMENT, newUnitOffers, someUnits, unitOffers, withoutUnits } from './units.ts';

export const formFleetForm = plainForm({
  kind: 'FormFleet',
  title: 'Form a fleet',
  hint: 'All its units must be in one system.',
  group: 'Fleets and movement',
  unavailable: withoutUnits,
  fields: {
    name: nameLine('Name of the fleet'),
    units: someUnits((desk) => [...unitOffers(desk), ...newUnitOffers(desk)]),
    at: MOMENT,
  },
});
