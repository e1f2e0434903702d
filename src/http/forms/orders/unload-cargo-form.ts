import { CARRIER, cargoRow, isInHold, withoutCarriers } from './cargo-fields.ts';
import { plainForm } from './described-form.ts';

export const unloadCargoForm = plainForm({
  kind: 'UnloadCargo',
  title: 'Unload cargo',
  hint: 'Cargo is unloaded after all fighting, where the carrier is then. You can’t load and unload it in the same turn.',
  group: 'Cargo and supply',
  unavailable: withoutCarriers,
  fields: { carrier: CARRIER, cargo: cargoRow(isInHold) },
});
