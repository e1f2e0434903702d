import type { Dated } from '#model/campaign/knowledge';
import type { Offer } from '#http/forms/field';
import { sortBy } from '#kernel/collections/sort-by';
import { valuesById } from '#kernel/collections/tables';
import { compareText } from '#kernel/result/compare-text';
import { plainForm } from './described-form.ts';
import { oneOf, someOf } from './field-rows.ts';
import type { FormDesk } from './order-form.ts';
import { ifNone } from './unavailable.ts';

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

const neighbourOffers = ({ view }: FormDesk): readonly Offer[] =>
  valuesById(view.neighbours).map(({ id, name }) => ({ value: id, label: name }));

export const giveMapForm = plainForm({
  kind: 'GiveMap',
  title: 'Share maps of systems',
  hint: 'An empire in contact with you learns what a visit to the system shows, and its lanes, as you know them.',
  group: 'Other empires',
  unavailable: ifNone(neighbourOffers, 'You are not in contact with any empire.'),
  fields: {
    to: oneOf({ label: 'To', offers: neighbourOffers }),
    systems: someOf({
      label: 'Of',
      offers: systemOffers,
      problem: 'Choose at least one system.',
    }),
  },
});
