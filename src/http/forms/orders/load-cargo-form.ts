import {
  cargoFields,
  isInHold,
  isOfCargoKind,
  readCargo,
  withoutCarriers,
} from './cargo-fields.ts';
import type { OrderForm } from './order-form.ts';

export const loadCargoForm: OrderForm<'LoadCargo'> = {
  kind: 'LoadCargo',
  title: 'Load cargo',
  hint: 'After all fighting, where the carrier is then; or before the fleets move, where it is now, if the settings of the campaign say so. The hold of a convoy, 10, takes a Census, or units by their cost (bases twice); Assault ships take ground forces, Supply ships the other units, up to their ratings.',
  unavailable: withoutCarriers,
  fields: (desk, sent) =>
    cargoFields(desk, sent, (unit) => isOfCargoKind(desk, unit) && !isInHold(desk, unit)),
  read: (sent) => readCargo(sent, 'LoadCargo'),
};
