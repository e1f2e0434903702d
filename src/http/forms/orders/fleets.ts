import type { Offer } from '#http/forms/field';
import { valuesById } from '#kernel/collections/tables';
import type { FormDesk } from './order-form.ts';

const TEXTS = {
  formedByTheseOrders: (name: string): string => `${name} (formed by these orders)`,
} as const;

/** Own fleets with where they are. */
export const fleetOffers = ({ view, names }: FormDesk): readonly Offer[] =>
  valuesById(view.fleets).map(({ id, name, place }) => ({
    value: id,
    label: `${name} ${names.at(place)}`,
  }));

/** Fleets that earlier orders of the sheet form. */
export const formedOffers = ({ formed }: FormDesk): readonly Offer[] =>
  formed.map(({ ref, name }) => ({ value: ref, label: TEXTS.formedByTheseOrders(name) }));
