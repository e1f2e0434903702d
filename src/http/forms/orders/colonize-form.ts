import { type Offer, selectField } from '#http/forms/field';
import { statsOf } from '#http/names/view-names';
import { valuesById } from '#kernel/collections/tables';
import type { FormDesk, OrderForm } from './order-form.ts';

function convoyOffers({ view, names }: FormDesk): readonly Offer[] {
  return valuesById(view.units).flatMap(({ id, design, census }) => {
    if (statsOf(view, design)?.kind !== 'convoy') return [];
    const founds =
      census > 0 ? 'with Census, founds a colony' : 'without Census, founds an outpost';
    return [{ value: id, label: `${names.unit(id)}, ${founds}` }];
  });
}

const rivalOffers = ({ view }: FormDesk): readonly Offer[] =>
  valuesById(view.neighbours).map(({ id, name }) => ({ value: id, label: name }));

export const colonizeForm: OrderForm<'Colonize'> = {
  kind: 'Colonize',
  title: 'Colonize a system',
  hint: 'The convoy settles the uninhabited system where it ends its move, and is used up.',
  unavailable: (desk) => (convoyOffers(desk).length === 0 ? 'You have no convoy.' : null),
  fields: (desk, sent) => [
    selectField({ name: 'convoy', label: 'Convoy', sent, offers: convoyOffers(desk) }),
    selectField({
      name: 'yieldsTo',
      label: 'If another empire also settles it, yield to',
      sent,
      offers: [{ value: '', label: 'nobody' }, ...rivalOffers(desk)],
    }),
  ],
  read: (sent) => {
    const rival = sent.text('yieldsTo');
    const yieldsTo = rival === '' ? null : rival;
    return { json: { kind: 'Colonize', convoy: sent.text('convoy'), yieldsTo } };
  },
};
