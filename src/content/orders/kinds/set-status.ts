import { z } from 'zod';
import { unitId } from '#content/orders/id-schemas';
import type { OrderContent } from '#content/orders/order-content';
import { readChoice } from '#content/orders/text/read-parts';
import { readReferences } from '#content/orders/text/read-references';
import { spokenProperNames } from '#content/orders/text/speak';
import { UNIT_STATUSES } from '#model/forces/unit';

/** `status "Ares", u14 reserve` */
export const setStatus: OrderContent<'SetStatus'> = {
  verb: 'status',
  example: 'status "Ares", u14 reserve',
  schema: z.strictObject({
    kind: z.literal('SetStatus'),
    units: z.array(unitId).min(1),
    status: z.enum(UNIT_STATUSES),
  }),
  parse: (tokens, line) => {
    const status = readChoice(tokens.slice(-1), UNIT_STATUSES, line);
    const units = readReferences(tokens.slice(0, -1), line.names.units, 'unit', line);
    if (status === null || units === null) return null;
    return { kind: 'SetStatus', units: units.map(({ id }) => id), status };
  },
  format: ({ units, status }, names) => `status ${spokenProperNames(names.units, units)} ${status}`,
};
