import type { Offer } from '#http/forms/field';
import { sortBy } from '#kernel/collections/sort-by';
import { valuesById } from '#kernel/collections/tables';
import { compareText } from '#kernel/result/compare-text';
import type { FormDesk } from './order-form.ts';

/** All systems that a player knows of, by name. */
export const systemOffers = ({ view }: FormDesk): readonly Offer[] =>
  sortBy(valuesById(view.systems), (a, b) => compareText(a.name, b.name)).map(({ id, name }) => ({
    value: id,
    label: name,
  }));
