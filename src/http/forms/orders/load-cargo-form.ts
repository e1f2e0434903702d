import {
  CARRIER,
  cargoRow,
  carrierOffers,
  fitsSomeHold,
  isInHold,
  withoutCarriers,
} from './cargo-fields.ts';
import type { Unit } from '#model/forces/unit';
import { shapedForm } from './described-form.ts';
import { someOf } from './field-rows.ts';
import type { FormDesk } from './order-form.ts';

const TEXTS = {
  chooseSingleUnit: 'Choose the single unit to share.',
} as const;

const isLoadable = (desk: FormDesk, unit: Unit): boolean =>
  fitsSomeHold(desk, unit) && !isInHold(desk, unit);

const sharers = someOf({
  label: 'Shared with (for one unit that is too big for a single carrier)',
  offers: carrierOffers,
});

/** The carriers that share a unit; not shown without a second one. */
const others: typeof sharers = {
  ...sharers,
  show: (asked) => (carrierOffers(asked.desk).length < 2 ? [] : sharers.show(asked)),
};

export const loadCargoForm = shapedForm({
  kind: 'LoadCargo',
  title: 'Load cargo',
  hint: 'Cargo is loaded after all fighting, where the carrier is then. If the settings say so, it is loaded before movement, where the carrier is now. A convoy has room for 10: a Census, or units by cost (bases count twice). Assault ships take ground forces, Supply ships other units, up to their ratings. Several carriers of a fleet can share a unit that is too big for one. They stay together until they unload it.',
  group: 'Cargo and supply',
  unavailable: withoutCarriers,
  fields: { carrier: CARRIER, cargo: cargoRow(isLoadable), others },
  order: ({ carrier, cargo, others: sharing }) => {
    if (sharing.length === 0) return { kind: 'LoadCargo', carrier, cargo };
    const [unit, ...more] = 'units' in cargo ? cargo.units : [];
    if (unit === undefined || more.length > 0) {
      return { field: 'cargo', problem: TEXTS.chooseSingleUnit };
    }
    return { kind: 'LoadCargo', carrier, cargo: { kind: 'shared', unit, others: sharing } };
  },
});
