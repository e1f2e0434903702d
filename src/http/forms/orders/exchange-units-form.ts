import { isSoldByItself } from '#rules/diplomacy/is-sold-by-itself';
import type { Offer } from '#http/forms/field';
import { classesByList, familiarLists } from '#http/names/class-lists';
import { valuesById } from '#kernel/collections/tables';
import { shapedForm } from './described-form.ts';
import { amount, oneOf, oneOrNone, someOf } from './field-rows.ts';
import type { FormDesk } from './order-form.ts';
import { NO_PARTNERS, partnerOffers, partnersOf } from './partners.ts';
import { unitOffers } from './units.ts';
import { ifNone } from './unavailable.ts';

const classOffers = ({ view }: FormDesk): readonly Offer[] =>
  classesByList(
    valuesById(view.designs).flatMap(({ design }) => (isSoldByItself(design.kind) ? design : [])),
    familiarLists(view),
  ).map(({ one, group }) => ({ value: one.id, label: one.name, group }));

const goodsOf = (desk: FormDesk): readonly Offer[] =>
  unitOffers(desk, ({ design }) => {
    const row = desk.view.designs[design];
    return row !== undefined && isSoldByItself(row.design.kind);
  });

export const exchangeUnitsForm = shapedForm({
  kind: 'ExchangeUnits',
  title: 'Exchange or give units',
  hint: 'The exchange happens in the Construction Phase if the partner orders the same from their side. Units go with everything aboard. Units for nothing are a gift: the partner does not have to order it. To take several classes at once, write the order as text.',
  group: 'Other empires',
  unavailable: ifNone(partnersOf, NO_PARTNERS),
  fields: {
    with: oneOf({ label: 'Partner', offers: partnerOffers }),
    units: someOf({ label: 'Units you give', offers: goodsOf }),
    paid: amount({ label: 'EP you give', min: 0, preset: 0 }),
    design: oneOrNone({ label: 'Class you take', none: 'No units', offers: classOffers }),
    count: amount({ label: 'Units you take', min: 1, preset: 1 }),
    price: amount({ label: 'EP you take', min: 0, preset: 0 }),
  },
  order: ({ with: partner, units, paid, design, count, price }) => ({
    kind: 'ExchangeUnits',
    with: partner,
    gives: { points: paid, units },
    takes: { points: price, classes: design === null ? [] : [{ design, count }] },
  }),
});
