import { cargoFields, isInHold, isOfCargoKind, readCargo } from './cargo-fields.ts';
import { withoutConvoys } from './convoys.ts';
import type { OrderForm } from './order-form.ts';

export const loadCargoForm: OrderForm<'LoadCargo'> = {
  kind: 'LoadCargo',
  title: 'Load cargo',
  hint: 'After all fighting, where the convoy is then. A hold of 10 takes a Census, or units by their cost (bases twice).',
  unavailable: withoutConvoys,
  fields: (desk, sent) =>
    cargoFields(desk, sent, (unit) => isOfCargoKind(desk, unit) && !isInHold(desk, unit)),
  read: (sent) => readCargo(sent, 'LoadCargo'),
};
