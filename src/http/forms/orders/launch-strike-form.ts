import type { Offer } from '#http/forms/field';
import type { Unit } from '#model/forces/unit';
import { statsOf } from '#http/names/view-names';
import { valuesById } from '#kernel/collections/tables';
import { sortBy } from '#kernel/collections/sort-by';
import { unique } from '#kernel/collections/unique';
import { compareText } from '#kernel/result/compare-text';
import { isInHold } from './cargo-fields.ts';
import { plainForm } from './described-form.ts';
import { oneChosen, someOf } from './field-rows.ts';
import type { FormDesk } from './order-form.ts';
import { unitOffers } from './units.ts';
import { firstOf, ifNone, unless } from './unavailable.ts';

const isFlight =
  (desk: FormDesk) =>
  (unit: Unit): boolean =>
    statsOf(desk.view, unit.design)?.kind === 'flight' && !isInHold(desk, unit);

const flightOffers = (desk: FormDesk): readonly Offer[] => unitOffers(desk, isFlight(desk));

/** The systems that minor and major lanes lead to. */
function targetOffers({ view, names }: FormDesk): readonly Offer[] {
  const lanes = valuesById(view.lanes).filter(
    (lane) => lane.class === 'minor' || lane.class === 'major',
  );
  const offers = unique(lanes.flatMap(({ a, b }) => [a, b])).map((id) => ({
    value: id,
    label: names.system(id),
  }));
  return sortBy(offers, (a, b) => compareText(a.label, b.label));
}

export const launchStrikeForm = plainForm({
  kind: 'LaunchStrike',
  title: 'Strike with flights',
  hint: 'Flights strike a system one minor or major lane away from their base’s place after the Movement Phase. They fight there in one scenario of the Encounters Phase, then return.',
  group: 'Fleets and movement',
  unavailable: firstOf(
    unless(
      ({ view }) => view.rules.carrierStrikes !== 'off',
      'This campaign does not use carrier strikes.',
    ),
    ifNone(flightOffers, 'You have no flights.'),
  ),
  fields: {
    units: someOf({
      label: 'Flights',
      offers: flightOffers,
      problem: 'Choose at least one flight.',
    }),
    system: oneChosen({
      label: 'At',
      ask: 'Choose a system',
      offers: targetOffers,
      problem: 'Choose a system.',
    }),
  },
});
