import { z } from 'zod';
import { unitId } from '#content/orders/id-schemas';
import type { OrderContent } from '#content/orders/order-content';
import { clausesOf } from '#content/orders/text/clauses';
import { readReference, readReferences } from '#content/orders/text/read-references';
import { spokenProperName, spokenProperNames } from '#content/orders/text/speak';

/** `recover u14, u15 aboard "Ares"` */
export const recoverMinefields: OrderContent<'RecoverMinefields'> = {
  verb: 'recover',
  example: 'recover u14, u15 aboard "Ares"',
  schema: z.strictObject({
    kind: z.literal('RecoverMinefields'),
    carrier: unitId,
    minefields: z.array(unitId).min(1),
  }),
  parse: (tokens, line) => {
    const clauses = clausesOf(tokens, ['aboard'], line);
    const minefields = readReferences(clauses.head, line.names.units, 'unit', line);
    const carrier = readReference(clauses.of('aboard'), line.names.units, 'unit', line);
    if (minefields === null || carrier === null) return null;
    const ids = minefields.map(({ id }) => id);
    return { kind: 'RecoverMinefields', carrier: carrier.id, minefields: ids };
  },
  format: ({ carrier, minefields }, names) =>
    `recover ${spokenProperNames(names.units, minefields)} aboard ${spokenProperName(names.units, carrier)}`,
};
