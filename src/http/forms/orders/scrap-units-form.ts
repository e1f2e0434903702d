import { boxesField } from '#http/forms/field';
import type { OrderForm } from './order-form.ts';
import { unitOffers, withoutUnits } from './units.ts';

export const scrapUnitsForm: OrderForm<'ScrapUnits'> = {
  kind: 'ScrapUnits',
  title: 'Scrap units',
  hint: 'You get half the price at the end of the turn in a system that you control, and nothing elsewhere. Everything aboard is scrapped too.',
  unavailable: withoutUnits,
  fields: (desk, sent) => [
    boxesField({ name: 'units', label: 'Units', sent, offers: unitOffers(desk) }),
  ],
  read: (sent) => {
    const units = sent.texts('units');
    if (units.length === 0) return { field: 'units', problem: 'Choose at least one unit.' };
    return { json: { kind: 'ScrapUnits', units } };
  },
};
