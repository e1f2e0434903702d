import { z } from 'zod';
import { unitId } from '#content/orders/id-schemas';
import type { OrderContent } from '#content/orders/order-content';
import { readReferences } from '#content/orders/text/read-references';
import { spokenProperNames } from '#content/orders/text/speak';

/** `reverse u14` */
export const reverseEngineer: OrderContent<'ReverseEngineer'> = {
  verb: 'reverse',
  example: 'reverse u14',
  schema: z.strictObject({ kind: z.literal('ReverseEngineer'), units: z.array(unitId).min(1) }),
  parse: (tokens, line) => {
    const units = readReferences(tokens, line.names.units, 'unit', line);
    return units === null ? null : { kind: 'ReverseEngineer', units: units.map(({ id }) => id) };
  },
  format: ({ units }, names) => `reverse ${spokenProperNames(names.units, units)}`,
};
