import { z } from 'zod';
import { unitId } from '#content/orders/id-schemas';
import type { OrderContent } from '#content/orders/order-content';
import { readReferences } from '#content/orders/text/read-references';
import { spokenProperNames } from '#content/orders/text/speak';

/** `scuttle u14` */
export const scuttleUnits: OrderContent<'ScuttleUnits'> = {
  verb: 'scuttle',
  example: 'scuttle u14',
  schema: z.strictObject({ kind: z.literal('ScuttleUnits'), units: z.array(unitId).min(1) }),
  parse: (tokens, line) => {
    const units = readReferences(tokens, line.names.units, 'unit', line);
    return units === null ? null : { kind: 'ScuttleUnits', units: units.map(({ id }) => id) };
  },
  format: ({ units }, names) => `scuttle ${spokenProperNames(names.units, units)}`,
};
