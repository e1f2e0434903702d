import type { NeighbourView } from '#fog/views/empire-view';
import { mayTradeClasses } from '#rules/diplomacy/may-trade-classes';
import { valuesById } from '#kernel/collections/tables';
import type { Offer } from '#http/forms/field';
import type { FormDesk } from './order-form.ts';

/** The powers that schematics and units go to and come from, as long as envoys get through. @rule TECH-5 @rule DIP-2 */
export const partnersOf = ({ view }: FormDesk): readonly NeighbourView[] =>
  valuesById(view.neighbours).filter(({ state, sustained }) => sustained && mayTradeClasses(state));

/** Why nothing can be ordered about them. */
export const NO_PARTNERS =
  'You have no partner in sustained contact with a Military treaty or better.';

/** They, as a list offers them. */
export const partnerOffers = (desk: FormDesk): readonly Offer[] =>
  partnersOf(desk).map(({ id, name }) => ({ value: id, label: name }));
