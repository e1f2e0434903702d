import {
  CENSUS,
  cargoFields,
  carrierOffers,
  fitsSomeHold,
  isInHold,
  readCargo,
  withoutCarriers,
} from './cargo-fields.ts';
import type { Unit } from '#model/forces/unit';
import { boxesField } from '#http/forms/field';
import type { OrderForm } from './order-form.ts';

const OTHERS = 'others';

export const loadCargoForm: OrderForm<'LoadCargo'> = {
  kind: 'LoadCargo',
  title: 'Load cargo',
  hint: 'Cargo is loaded after all fighting, where the carrier is then. If the settings say so, it is loaded before movement, where the carrier is now. A convoy has room for 10: a Census, or units by cost (bases count twice). Assault ships take ground forces, Supply ships other units, up to their ratings. Several carriers of a fleet can share a unit that is too big for one. They stay together until they unload it.',
  unavailable: withoutCarriers,
  fields: (desk, sent) => {
    const offers = carrierOffers(desk);
    const isLoadable = (unit: Unit): boolean => fitsSomeHold(desk, unit) && !isInHold(desk, unit);
    const fields = cargoFields(desk, sent, isLoadable);
    if (offers.length < 2) return fields;
    const label = 'Shared with (for one unit that is too big for a single carrier)';
    return [...fields, boxesField({ name: OTHERS, label, sent, offers })];
  },
  read: (sent) => {
    const others = sent.texts(OTHERS);
    const draft = readCargo(sent, 'LoadCargo');
    if (others.length === 0 || 'problem' in draft) return draft;
    const [unit, ...more] = sent.texts('cargo');
    if (unit === CENSUS || more.length > 0) {
      return { field: 'cargo', problem: 'Choose the single unit to share.' };
    }
    const carrier = sent.text('carrier');
    return { json: { kind: 'LoadCargo', carrier, cargo: { kind: 'shared', unit, others } } };
  },
};
