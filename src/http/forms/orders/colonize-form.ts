import type { Offer } from '#http/forms/field';
import { statsOf } from '#http/names/view-names';
import { valuesById } from '#kernel/collections/tables';
import { plainForm } from './described-form.ts';
import { oneOf, oneOrNone } from './field-rows.ts';
import type { FormDesk } from './order-form.ts';
import { ifNone } from './unavailable.ts';

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

export const colonizeForm = plainForm({
  kind: 'Colonize',
  title: 'Colonize a system',
  hint: 'The convoy settles the uninhabited system where it ends its move, and is used up.',
  group: 'Colonies and lanes',
  unavailable: ifNone(convoyOffers, 'You have no convoy.'),
  fields: {
    convoy: oneOf({ label: 'Convoy', offers: convoyOffers }),
    yieldsTo: oneOrNone({
      label: 'If another empire also settles it, yield to',
      none: 'nobody',
      offers: rivalOffers,
    }),
  },
});
