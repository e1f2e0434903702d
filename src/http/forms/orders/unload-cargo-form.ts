import { cargoFields, isInHold, readCargo } from './cargo-fields.ts';
import { withoutConvoys } from './convoys.ts';
import type { OrderForm } from './order-form.ts';

export const unloadCargoForm: OrderForm<'UnloadCargo'> = {
  kind: 'UnloadCargo',
  title: 'Unload cargo',
  hint: 'After all fighting, where the convoy is then. Nothing is loaded and unloaded in one turn.',
  unavailable: withoutConvoys,
  fields: (desk, sent) => cargoFields(desk, sent, (unit) => isInHold(desk, unit)),
  read: (sent) => readCargo(sent, 'UnloadCargo'),
};
