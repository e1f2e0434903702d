import { isSoldByItself } from '#rules/diplomacy/is-sold-by-itself';
import { type Offer, boxesField, numberField, selectField } from '#http/forms/field';
import { wholeNumber } from '#http/visits/form-body';
import { valuesById } from '#kernel/collections/tables';
import type { FormDesk, OrderForm } from './order-form.ts';
import { NO_PARTNERS, partnersOf } from './partners.ts';
import { unitOffers } from './units.ts';

const NO_CLASS = '';

function classOffers({ view }: FormDesk): readonly Offer[] {
  const classes = valuesById(view.designs)
    .filter(({ design }) => isSoldByItself(design.kind))
    .map(({ design }) => ({ value: design.id, label: design.name }));
  return [{ value: NO_CLASS, label: 'No units' }, ...classes];
}

const goodsOf = (desk: FormDesk): readonly Offer[] =>
  unitOffers(desk, ({ design }) => {
    const row = desk.view.designs[design];
    return row !== undefined && isSoldByItself(row.design.kind);
  });

export const exchangeUnitsForm: OrderForm<'ExchangeUnits'> = {
  kind: 'ExchangeUnits',
  title: 'Exchange or give units',
  hint: 'The exchange happens in the Construction Phase if the partner orders the same from their side. Units go with everything aboard. Units for nothing are a gift: the partner does not have to order it. To take several classes at once, write the order as text.',
  unavailable: (desk) => (partnersOf(desk).length > 0 ? null : NO_PARTNERS),
  fields: (desk, sent) => [
    selectField({
      name: 'with',
      label: 'Partner',
      sent,
      offers: partnersOf(desk).map(({ id, name }) => ({ value: id, label: name })),
    }),
    boxesField({ name: 'units', label: 'Units you give', sent, offers: goodsOf(desk) }),
    numberField({ name: 'paid', label: 'EP you give', sent, min: 0, preset: 0 }),
    selectField({ name: 'design', label: 'Class you take', sent, offers: classOffers(desk) }),
    numberField({ name: 'count', label: 'Units you take', sent, min: 1, preset: 1 }),
    numberField({ name: 'price', label: 'EP you take', sent, min: 0, preset: 0 }),
  ],
  read: (sent) => {
    const [paid, count, price] = ['paid', 'count', 'price'].map((name) =>
      wholeNumber(sent.text(name)),
    );
    if (paid === undefined) return { field: 'paid', problem: 'Give a whole number.' };
    if (count === undefined) return { field: 'count', problem: 'Give a whole number.' };
    if (price === undefined) return { field: 'price', problem: 'Give a whole number.' };
    const design = sent.text('design');
    const classes = design === NO_CLASS ? [] : [{ design, count }];
    return {
      json: {
        kind: 'ExchangeUnits',
        with: sent.text('with'),
        gives: { points: paid, units: sent.texts('units') },
        takes: { points: price, classes },
      },
    };
  },
};
