import { z } from 'zod';
import { unitId } from '#content/orders/id-schemas';
import type { OrderContent } from '#content/orders/order-content';
import { readReferences } from '#content/orders/text/read-references';
import { spokenProperNames } from '#content/orders/text/speak';

/** `lay u14, u15` */
export const layMinefields: OrderContent<'LayMinefields'> = {
  verb: 'lay',
  example: 'lay u14, u15',
  schema: z.strictObject({ kind: z.literal('LayMinefields'), minefields: z.array(unitId).min(1) }),
  parse: (tokens, line) => {
    const minefields = readReferences(tokens, line.names.units, 'unit', line);
    if (minefields === null) return null;
    return { kind: 'LayMinefields', minefields: minefields.map(({ id }) => id) };
  },
  format: ({ minefields }, names) => `lay ${spokenProperNames(names.units, minefields)}`,
};
