import { z } from 'zod';
import { unitId } from '#content/orders/id-schemas';
import type { OrderContent } from '#content/orders/order-content';
import { readReferences } from '#content/orders/text/read-references';
import { spokenProperNames } from '#content/orders/text/speak';

/** `scrap u14, "Hermes"` */
export const scrapUnits: OrderContent<'ScrapUnits'> = {
  verb: 'scrap',
  example: 'scrap u14, "Hermes"',
  schema: z.strictObject({ kind: z.literal('ScrapUnits'), units: z.array(unitId).min(1) }),
  parse: (tokens, line) => {
    const units = readReferences(tokens, line.names.units, 'unit', line);
    return units === null ? null : { kind: 'ScrapUnits', units: units.map(({ id }) => id) };
  },
  format: ({ units }, names) => `scrap ${spokenProperNames(names.units, units)}`,
};
