import { z } from 'zod';
import { unitId } from '#content/orders/id-schemas';
import type { OrderContent } from '#content/orders/order-content';
import { cargoSchema, readShipment, spokenShipment } from '#content/orders/text/read-cargo';

/** `unload "Long Haul" census`, `unload "Long Haul" u5, u6` */
export const unloadCargo: OrderContent<'UnloadCargo'> = {
  verb: 'unload',
  example: 'unload "Long Haul" census',
  schema: z.strictObject({ kind: z.literal('UnloadCargo'), carrier: unitId, cargo: cargoSchema }),
  parse: (tokens, line) => {
    const shipment = readShipment(tokens, line);
    return shipment === null ? null : { kind: 'UnloadCargo', ...shipment };
  },
  format: (order, names) => `unload ${spokenShipment(order, names)}`,
};
