import { valuesById } from '#kernel/collections/tables';
import type { Unit } from '#model/forces/unit';
import { plainForm } from './described-form.ts';
import { someOf } from './field-rows.ts';
import type { FormDesk } from './order-form.ts';
import { unitOffers } from './units.ts';
import { unless } from './unavailable.ts';

const isSupplyShip =
  ({ view }: FormDesk) =>
  ({ design, condition }: Unit): boolean => {
    const row = view.designs[design];
    if (row?.known !== 'stats' || row.design.kind !== 'ship') return false;
    return condition === 'sound' && row.design.abilities.some(({ id }) => id === 'supply');
  };

export const resupplyUnitsForm = plainForm({
  kind: 'ResupplyUnits',
  title: 'Emergency resupply',
  hint: 'In the Supply Phase a Supply ship helps units out of supply where it is then. It takes as many levels out of supply from them as its Supply rating, and becomes crippled.',
  group: 'Cargo and supply',
  unavailable: unless(
    (desk) => valuesById(desk.view.units).some(isSupplyShip(desk)),
    'You have no undamaged Supply ship.',
  ),
  fields: {
    ships: someOf({
      label: 'Supply ships',
      offers: (desk) => unitOffers(desk, isSupplyShip(desk)),
      problem: 'Choose at least one ship.',
    }),
  },
});
