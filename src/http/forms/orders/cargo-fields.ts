import { fitsSomeHoldInView } from '#app/orders/fits-some-hold-in-view';
import { hasHoldInView } from '#app/orders/has-hold-in-view';
import { isStowedInView } from '#legality/cargo/is-stowed-in-view';
import { isTowedInView } from '#legality/cargo/is-towed-in-view';
import { boxesField, type Field, type Offer, selectField } from '#http/forms/field';
import type { Unit } from '#model/forces/unit';
import type { FormBody } from '#http/visits/form-body';
import { labelledOffers } from './convoys.ts';
import type { Draft, FormDesk } from './order-form.ts';
import { unitOffers } from './units.ts';

/** The value of a Census in the list of units. */
export const CENSUS = 'census';

/** Own convoys, and ships with holds. */
export const carrierOffers = (desk: FormDesk): readonly Offer[] =>
  labelledOffers(desk, (unit) => hasHoldInView(desk.view, unit));

/** Why nothing can be loaded or unloaded, or null. */
export const withoutCarriers = (desk: FormDesk): string | null =>
  carrierOffers(desk).length === 0 ? 'You have no convoy, Assault ship or Supply ship.' : null;

/** Whether units lie in a hold. */
export const isInHold = ({ view }: FormDesk, unit: Unit): boolean =>
  isStowedInView(view, unit) && !isTowedInView(view, unit);

/** Whether a unit could lie in a hold of some own carrier. */
export const fitsSomeHold = ({ view }: FormDesk, unit: Unit): boolean =>
  fitsSomeHoldInView(view, unit);

const censusOffer: Offer = { value: CENSUS, label: 'A Census', group: 'Census' };

/** What is loaded or unloaded: a Census, or units. */
export const cargoField = (
  desk: FormDesk,
  sent: FormBody,
  isOffered: (unit: Unit) => boolean,
): Field =>
  boxesField({
    name: 'cargo',
    label: 'Cargo',
    sent,
    offers: [censusOffer, ...unitOffers(desk, isOffered)],
  });

/** The carrier, and what it loads or unloads. */
export const cargoFields = (
  desk: FormDesk,
  sent: FormBody,
  isOffered: (unit: Unit) => boolean,
): readonly Field[] => [
  selectField({ name: 'carrier', label: 'Convoy or ship', sent, offers: carrierOffers(desk) }),
  cargoField(desk, sent, isOffered),
];

/** What the field of the cargo says. */
export function readChosen(sent: FormBody): Draft {
  const chosen = sent.texts('cargo');
  const units = chosen.filter((value) => value !== CENSUS);
  if (chosen.length === 0) return { field: 'cargo', problem: 'Choose a Census or units.' };
  if (units.length === 0) return { json: { kind: 'census' } };
  if (units.length === chosen.length) return { json: { kind: 'units', units } };
  return {
    field: 'cargo',
    problem:
      'One order loads a Census or units. Choose one of them, and add another order for the other.',
  };
}

/** What the fields say. */
export function readCargo(sent: FormBody, kind: 'LoadCargo' | 'UnloadCargo'): Draft {
  const cargo = readChosen(sent);
  if ('problem' in cargo) return cargo;
  return { json: { kind, carrier: sent.text('carrier'), cargo: cargo.json } };
}
