import { z } from 'zod';
import { unitId } from '#content/orders/id-schemas';
import type { OrderContent } from '#content/orders/order-content';
import { cargoSchema, readShipment, spokenShipment } from '#content/orders/text/read-cargo';

/** `load "Long Haul" census`, `load "Long Haul" u5, u6` */
export const loadCargo: OrderContent<'LoadCargo'> = {
  verb: 'load',
  example: 'load "Long Haul" census',
  schema: z.strictObject({ kind: z.literal('LoadCargo'), carrier: unitId, cargo: cargoSchema }),
  parse: (tokens, line) => {
    const shipment = readShipment(tokens, line);
    return shipment === null ? null : { kind: 'LoadCargo', ...shipment };
  },
  format: (order, names) => `load ${spokenShipment(order, names)}`,
};
