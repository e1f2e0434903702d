import { plainForm } from './described-form.ts';
import { someUnits, unitOffers, withoutUnits } from './units.ts';

export const scrapUnitsForm = plainForm({
  kind: 'ScrapUnits',
  title: 'Scrap units',
  hint: 'You get half the price at the end of the turn in a system that you control, and nothing elsewhere. Everything aboard is scrapped too.',
  group: 'Construction and repair',
  unavailable: withoutUnits,
  fields: { units: someUnits(unitOffers) },
});
