import { cargoFields, isInHold, readCargo, withoutCarriers } from './cargo-fields.ts';
import type { OrderForm } from './order-form.ts';

export const unloadCargoForm: OrderForm<'UnloadCargo'> = {
  kind: 'UnloadCargo',
  title: 'Unload cargo',
  hint: 'Cargo is unloaded after all fighting, where the carrier is then. You can’t load and unload it in the same turn.',
  unavailable: withoutCarriers,
  fields: (desk, sent) => cargoFields(desk, sent, (unit) => isInHold(desk, unit)),
  read: (sent) => readCargo(sent, 'UnloadCargo'),
};
