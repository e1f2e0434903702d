import { boxesField } from '#http/forms/field';
import { valuesById } from '#kernel/collections/tables';
import type { Unit } from '#model/forces/unit';
import type { FormDesk, OrderForm } from './order-form.ts';
import { unitOffers } from './units.ts';

const isSupplyShip =
  ({ view }: FormDesk) =>
  ({ design, condition }: Unit): boolean => {
    const row = view.designs[design];
    if (row?.known !== 'stats' || row.design.kind !== 'ship') return false;
    return condition === 'sound' && row.design.abilities.some(({ id }) => id === 'supply');
  };

export const resupplyUnitsForm: OrderForm<'ResupplyUnits'> = {
  kind: 'ResupplyUnits',
  title: 'Emergency resupply',
  hint: 'In the Supply Phase a Supply ship helps units out of supply where it is then. It takes as many levels out of supply from them as its Supply rating, and becomes crippled.',
  unavailable: (desk) =>
    valuesById(desk.view.units).some(isSupplyShip(desk))
      ? null
      : 'You have no undamaged Supply ship.',
  fields: (desk, sent) => [
    boxesField({
      name: 'ships',
      label: 'Supply ships',
      sent,
      offers: unitOffers(desk, isSupplyShip(desk)),
    }),
  ],
  read: (sent) => {
    const ships = sent.texts('ships');
    if (ships.length === 0) return { field: 'ships', problem: 'Choose at least one ship.' };
    return { json: { kind: 'ResupplyUnits', ships } };
  },
};
