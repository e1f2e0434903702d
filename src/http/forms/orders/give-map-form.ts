import type { Dated } from '#model/campaign/knowledge';
import { boxesField, type Offer, selectField } from '#http/forms/field';
import { sortBy } from '#kernel/collections/sort-by';
import { valuesById } from '#kernel/collections/tables';
import { compareText } from '#kernel/result/compare-text';
import type { FormDesk, OrderForm } from './order-form.ts';

const ageText = ({ source, turn }: Dated): string =>
  source === 'scenario' ? 'from the start' : `as of turn ${String(turn)}`;

/** Systems that there is something to tell of, by name. */
function systemOffers({ view }: FormDesk): readonly Offer[] {
  const known = valuesById(view.systems).filter(
    ({ own, visited }) => own !== null || visited !== null,
  );
  return sortBy(known, (a, b) => compareText(a.name, b.name)).map(({ id, name, own, visited }) => {
    const age = own !== null || visited === null ? 'your own' : ageText(visited);
    return { value: id, label: `${name}: ${age}` };
  });
}

export const giveMapForm: OrderForm<'GiveMap'> = {
  kind: 'GiveMap',
  title: 'Share maps of systems',
  hint: 'An empire in contact with you learns what a visit to the system shows, and its lanes, as you know them.',
  unavailable: ({ view }) =>
    valuesById(view.neighbours).length > 0 ? null : 'You are not in contact with any empire.',
  fields: (desk, sent) => [
    selectField({
      name: 'to',
      label: 'To',
      sent,
      offers: valuesById(desk.view.neighbours).map(({ id, name }) => ({ value: id, label: name })),
    }),
    boxesField({ name: 'systems', label: 'Of', sent, offers: systemOffers(desk) }),
  ],
  read: (sent) => {
    const systems = sent.texts('systems');
    if (systems.length === 0) return { field: 'systems', problem: 'Choose at least one system.' };
    return { json: { kind: 'GiveMap', to: sent.text('to'), systems } };
  },
};
