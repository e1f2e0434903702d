import type { Unit } from '#model/forces/unit';
import { numberField, selectField } from '#http/forms/field';
import { ownSystems } from '#http/names/view-names';
import { wholeNumber } from '#http/visits/form-body';
import { cargoField, isInHold, readChosen } from './cargo-fields.ts';
import type { FormDesk, OrderForm } from './order-form.ts';
import { systemOffers } from './systems.ts';

/** What is not part of a fleet, nor in a hold already. */
const isFreight = (desk: FormDesk, unit: Unit): boolean =>
  unit.place.kind !== 'fleet' && !isInHold(desk, unit);

export const bidForConvoyForm: OrderForm<'BidForConvoy'> = {
  kind: 'BidForConvoy',
  title: 'Bid for an independent convoy',
  hint: 'Bid at least 1 EP, plus 1 for each jump. You roll 2d6: each extra EP adds 1, and each convoy you already hired this turn subtracts 2. On a 3 it carries 3, on a 4 it carries 6, from 5 on it carries 10. On a lower roll no convoy comes this turn. You pay when it comes. It loads after all fighting, moves by itself from next turn, unloads on arrival and leaves the game.',
  unavailable: ({ view }) => {
    if (view.rules.independentConvoys === 'off') {
      return 'There are no independent convoys in this campaign.';
    }
    return ownSystems(view).length === 0 ? 'You own no system.' : null;
  },
  fields: (desk, sent) => {
    const own = ownSystems(desk.view).map(({ id, name }) => ({ value: id, label: name }));
    return [
      numberField({ name: 'points', label: 'Bid', sent, min: 1, required: true }),
      selectField({ name: 'from', label: 'From', sent, offers: own }),
      selectField({ name: 'to', label: 'To', sent, offers: systemOffers(desk) }),
      cargoField(desk, sent, (unit) => isFreight(desk, unit)),
    ];
  },
  read: (sent) => {
    const points = wholeNumber(sent.text('points'));
    if (points === undefined) return { field: 'points', problem: 'Give a whole number.' };
    const cargo = readChosen(sent);
    if ('problem' in cargo) return cargo;
    const [from, to] = [sent.text('from'), sent.text('to')];
    return { json: { kind: 'BidForConvoy', points, from, to, cargo: cargo.json } };
  },
};
