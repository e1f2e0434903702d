import { boxesField, type Offer, selectField } from '#http/forms/field';
import type { Unit } from '#model/forces/unit';
import { ownSystems, statsOf } from '#http/names/view-names';
import { isInHold } from './cargo-fields.ts';
import { fleetOffers } from './fleets.ts';
import type { FormDesk, OrderForm } from './order-form.ts';
import { unitOffers } from './units.ts';

const FLEET = 'fleet ';

/** Flights that are no cargo, and minefields that lie in systems. */
const isMovable =
  (desk: FormDesk) =>
  (unit: Unit): boolean => {
    const kind = statsOf(desk.view, unit.design)?.kind;
    if (kind === 'minefield') return unit.place.kind === 'system';
    return kind === 'flight' && !isInHold(desk, unit);
  };

const goalOffers = (desk: FormDesk): readonly Offer[] => [
  ...ownSystems(desk.view).map(({ id, name }) => ({ value: id, label: name, group: 'A system' })),
  ...fleetOffers(desk).map(({ value, label }) => ({
    value: `${FLEET}${value}`,
    label,
    group: 'A fleet',
  })),
];

export const redeployUnitsForm: OrderForm<'RedeployUnits'> = {
  kind: 'RedeployUnits',
  title: 'Redeploy flights and minefields',
  hint: 'Units redeploy in the Supply Phase over any distance, if both ends are in supply and no enemy fleet blocks the lanes.',
  unavailable: (desk) => {
    if (desk.view.rules.strategicRedeployment === 'off') {
      return 'This campaign does not use strategic redeployment.';
    }
    const offers = unitOffers(desk, isMovable(desk));
    return offers.length > 0 ? null : 'You have no flights and no laid minefields.';
  },
  fields: (desk, sent) => [
    boxesField({ name: 'units', label: 'Units', sent, offers: unitOffers(desk, isMovable(desk)) }),
    selectField({ name: 'to', label: 'To', sent, offers: goalOffers(desk) }),
  ],
  read: (sent) => {
    const units = sent.texts('units');
    if (units.length === 0) return { field: 'units', problem: 'Choose at least one unit.' };
    const to = sent.text('to');
    const goal = to.startsWith(FLEET)
      ? { kind: 'fleet', fleet: to.slice(FLEET.length) }
      : { kind: 'system', system: to };
    return { json: { kind: 'RedeployUnits', units, to: goal } };
  },
};
