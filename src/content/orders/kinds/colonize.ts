import { z } from 'zod';
import { unitId } from '#content/orders/id-schemas';
import type { OrderContent } from '#content/orders/order-content';
import { readReference } from '#content/orders/text/read-references';
import { spokenProperName } from '#content/orders/text/speak';

/** `colonize "Long Haul"` */
export const colonize: OrderContent<'Colonize'> = {
  verb: 'colonize',
  example: 'colonize "Long Haul"',
  schema: z.strictObject({ kind: z.literal('Colonize'), convoy: unitId }),
  parse: (tokens, line) => {
    const convoy = readReference(tokens, line.names.units, 'unit', line);
    return convoy === null ? null : { kind: 'Colonize', convoy: convoy.id };
  },
  format: ({ convoy }, { units }) => `colonize ${spokenProperName(units, convoy)}`,
};
