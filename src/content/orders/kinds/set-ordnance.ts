import { z } from 'zod';
import { unitId } from '#content/orders/id-schemas';
import type { OrderContent } from '#content/orders/order-content';
import { clausesOf } from '#content/orders/text/clauses';
import { ordnanceSchema, readOrdnance, spokenOrdnance } from '#content/orders/text/read-ordnance';
import { readReferences } from '#content/orders/text/read-references';
import { spokenProperNames } from '#content/orders/text/speak';

/** `arm u14, "Ares" with heavy, heavy, jammer`, `arm u14 with nothing` */
export const setOrdnance: OrderContent<'SetOrdnance'> = {
  verb: 'arm',
  example: 'arm u14, "Ares" with heavy, heavy, jammer',
  schema: z.strictObject({
    kind: z.literal('SetOrdnance'),
    units: z.array(unitId).min(1),
    ordnance: ordnanceSchema,
  }),
  parse: (tokens, line) => {
    const clauses = clausesOf(tokens, ['with'], line);
    const units = readReferences(clauses.head, line.names.units, 'unit', line);
    const ordnance = readOrdnance(clauses.of('with'), line);
    if (units === null || ordnance === null) return null;
    return { kind: 'SetOrdnance', units: units.map(({ id }) => id), ordnance };
  },
  format: ({ units, ordnance }, names) =>
    `arm ${spokenProperNames(names.units, units)} with ${spokenOrdnance(ordnance)}`,
};
