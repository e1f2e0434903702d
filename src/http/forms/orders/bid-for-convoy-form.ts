import type { Unit } from '#model/forces/unit';
import { ownSystems } from '#http/names/view-names';
import { cargoRow, isInHold } from './cargo-fields.ts';
import { plainForm } from './described-form.ts';
import { amount, oneOf } from './field-rows.ts';
import type { FormDesk } from './order-form.ts';
import { systemOffers } from './systems.ts';
import { firstOf, ifNone, unless } from './unavailable.ts';

/** What is not part of a fleet, nor in a hold already. */
const isFreight = (desk: FormDesk, unit: Unit): boolean =>
  unit.place.kind !== 'fleet' && !isInHold(desk, unit);

export const bidForConvoyForm = plainForm({
  kind: 'BidForConvoy',
  title: 'Bid for an independent convoy',
  hint: 'Bid at least 1 EP, plus 1 for each jump. You roll 2d6: each extra EP adds 1, and each convoy you already hired this turn subtracts 2. On a 3 it carries 3, on a 4 it carries 6, from 5 on it carries 10. On a lower roll no convoy comes this turn. You pay when it comes. It loads after all fighting, moves by itself from next turn, unloads on arrival and leaves the game.',
  group: 'Cargo and supply',
  unavailable: firstOf(
    unless(
      ({ view }) => view.rules.independentConvoys !== 'off',
      'There are no independent convoys in this campaign.',
    ),
    ifNone(({ view }) => ownSystems(view), 'You own no system.'),
  ),
  fields: {
    points: amount({ label: 'Bid', min: 1, required: true }),
    from: oneOf({
      label: 'From',
      offers: ({ view }) => ownSystems(view).map(({ id, name }) => ({ value: id, label: name })),
    }),
    to: oneOf({ label: 'To', offers: systemOffers }),
    cargo: cargoRow(isFreight),
  },
});
