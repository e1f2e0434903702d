import { cargoFields, isInHold, readCargo, withoutCarriers } from './cargo-fields.ts';
import type { OrderForm } from './order-form.ts';

export const unloadCargoForm: OrderForm<'UnloadCargo'> = {
  kind: 'UnloadCargo',
  title: 'Unload cargo',
  hint: 'After all fighting, where the carrier is then. Nothing is loaded and unloaded in one turn.',
  unavailable: withoutCarriers,
  fields: (desk, sent) => cargoFields(desk, sent, (unit) => isInHold(desk, unit)),
  read: (sent) => readCargo(sent, 'UnloadCargo'),
};
