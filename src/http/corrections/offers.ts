import type { ModeratorView } from '#fog/views/empire-view';
import { valuesById } from '#kernel/collections/tables';
import type { Offer } from '#http/forms/field';

export const empireOffers = ({ empires }: ModeratorView): readonly Offer[] =>
  valuesById(empires).map(({ id, name }) => ({ value: id, label: name }));

export const systemOffers = ({ systems }: ModeratorView): readonly Offer[] =>
  valuesById(systems).map(({ id, name }) => ({ value: id, label: name }));
