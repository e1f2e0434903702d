import { fitsSomeHoldInView } from '#app/orders/fits-some-hold-in-view';
import { hasHoldInView } from '#app/orders/has-hold-in-view';
import { isStowedInView } from '#legality/cargo/is-stowed-in-view';
import { isTowedInView } from '#legality/cargo/is-towed-in-view';
import type { Offer } from '#http/forms/field';
import type { Cargo } from '#model/orders/cargo';
import type { Unit } from '#model/forces/unit';
import { labelledOffers } from './convoys.ts';
import type { Said } from './described-form.ts';
import { type FieldRow, oneOf, readAs, type Reading, someOf } from './field-rows.ts';
import type { FormDesk } from './order-form.ts';
import { unitOffers } from './units.ts';
import { ifNone } from './unavailable.ts';

const TEXTS = {
  chooseCensusOrUnits: 'Choose a Census or units.',
  oneOfBoth:
    'One order loads a Census or units. Choose one of them, and add another order for the other.',
} as const;

/** The value of a Census in the list of units. */
const CENSUS = 'census';

/** Own convoys, and ships with holds. */
export const carrierOffers = (desk: FormDesk): readonly Offer[] =>
  labelledOffers(desk, (unit) => hasHoldInView(desk.view, unit));

/** Why nothing can be loaded or unloaded, or null. */
export const withoutCarriers = ifNone(
  carrierOffers,
  'You have no convoy, Assault ship or Supply ship.',
);

/** Whether units lie in a hold. */
export const isInHold = ({ view }: FormDesk, unit: Unit): boolean =>
  isStowedInView(view, unit) && !isTowedInView(view, unit);

/** Whether a unit could lie in a hold of some own carrier. */
export const fitsSomeHold = ({ view }: FormDesk, unit: Unit): boolean =>
  fitsSomeHoldInView(view, unit);

const censusOffer: Offer = { value: CENSUS, label: 'A Census', group: 'Census' };

/** What a carrier loads or unloads: a Census, or units. */
export const cargoRow = (
  isOffered: (desk: FormDesk, unit: Unit) => boolean,
): FieldRow<Said<Cargo>> =>
  readAs(
    someOf({
      label: 'Cargo',
      offers: (desk) => [censusOffer, ...unitOffers(desk, (unit) => isOffered(desk, unit))],
      problem: TEXTS.chooseCensusOrUnits,
    }),
    (chosen): Reading<Said<Cargo>> => {
      const units = chosen.filter((value) => value !== CENSUS);
      if (units.length === 0) return { value: { kind: 'census' } };
      if (units.length === chosen.length) return { value: { kind: 'units', units } };
      return { problem: TEXTS.oneOfBoth };
    },
  );

/** The carrier that loads or unloads. */
export const CARRIER = oneOf({ label: 'Convoy or ship', offers: carrierOffers });
