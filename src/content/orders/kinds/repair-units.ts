import { z } from 'zod';
import { unitId } from '#content/orders/id-schemas';
import type { OrderContent } from '#content/orders/order-content';
import { readChoice } from '#content/orders/text/read-parts';
import { readReferences } from '#content/orders/text/read-references';
import { spokenProperNames } from '#content/orders/text/speak';
import { REPAIR_PLACES } from '#model/orders/order';

/** `repair "Ares", u14 yard`, `repair u5 field` */
export const repairUnits: OrderContent<'RepairUnits'> = {
  verb: 'repair',
  example: 'repair "Ares", u14 yard',
  schema: z.strictObject({
    kind: z.literal('RepairUnits'),
    units: z.array(unitId).min(1),
    where: z.enum(REPAIR_PLACES),
  }),
  parse: (tokens, line) => {
    const where = readChoice(tokens.slice(-1), REPAIR_PLACES, line);
    const units = readReferences(tokens.slice(0, -1), line.names.units, 'unit', line);
    if (where === null || units === null) return null;
    return { kind: 'RepairUnits', units: units.map(({ id }) => id), where };
  },
  format: ({ units, where }, names) => `repair ${spokenProperNames(names.units, units)} ${where}`,
};
