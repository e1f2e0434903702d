import { z } from 'zod';
import { unitId } from '#content/orders/id-schemas';
import type { OrderContent } from '#content/orders/order-content';
import { readReferences } from '#content/orders/text/read-references';
import { spokenProperNames } from '#content/orders/text/speak';

/** `resupply u14, "Hermes"` */
export const resupplyUnits: OrderContent<'ResupplyUnits'> = {
  verb: 'resupply',
  example: 'resupply u14, "Hermes"',
  schema: z.strictObject({ kind: z.literal('ResupplyUnits'), ships: z.array(unitId).min(1) }),
  parse: (tokens, line) => {
    const ships = readReferences(tokens, line.names.units, 'unit', line);
    return ships === null ? null : { kind: 'ResupplyUnits', ships: ships.map(({ id }) => id) };
  },
  format: ({ ships }, names) => `resupply ${spokenProperNames(names.units, ships)}`,
};
