import {
  CENSUS,
  cargoFields,
  carrierOffers,
  fitsSomeHold,
  isInHold,
  readCargo,
  withoutCarriers,
} from './cargo-fields.ts';
import type { Unit } from '#fog/views/terms';
import { boxesField } from '#http/forms/field';
import type { OrderForm } from './order-form.ts';

const OTHERS = 'others';

export const loadCargoForm: OrderForm<'LoadCargo'> = {
  kind: 'LoadCargo',
  title: 'Load cargo',
  hint: 'After all fighting, where the carrier is then; or before the fleets move, where it is now, if the settings of the campaign say so. The hold of a convoy, 10, takes a Census, or units by their cost (bases twice); Assault ships take ground forces, Supply ships the other units, up to their ratings. What is too big for one hold several of a fleet can share; they stay together until the first of them unloads it.',
  unavailable: withoutCarriers,
  fields: (desk, sent) => {
    const offers = carrierOffers(desk);
    const isLoadable = (unit: Unit): boolean => fitsSomeHold(desk, unit) && !isInHold(desk, unit);
    const fields = cargoFields(desk, sent, isLoadable);
    if (offers.length < 2) return fields;
    const label = 'Shared with (only one unit that is too big for a hold)';
    return [...fields, boxesField({ name: OTHERS, label, sent, offers })];
  },
  read: (sent) => {
    const others = sent.texts(OTHERS);
    const draft = readCargo(sent, 'LoadCargo');
    if (others.length === 0 || 'problem' in draft) return draft;
    const [unit, ...more] = sent.texts('cargo');
    if (unit === CENSUS || more.length > 0) {
      return { field: 'cargo', problem: 'Choose the one unit that is shared.' };
    }
    const carrier = sent.text('carrier');
    return { json: { kind: 'LoadCargo', carrier, cargo: { kind: 'shared', unit, others } } };
  },
};
