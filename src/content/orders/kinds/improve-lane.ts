import { z } from 'zod';
import { systemId, unitId } from '#content/orders/id-schemas';
import type { OrderContent } from '#content/orders/order-content';
import { clausesOf } from '#content/orders/text/clauses';
import { readReference } from '#content/orders/text/read-references';
import { spokenName, spokenProperName } from '#content/orders/text/speak';

/** `improve "Ares" toward Wolf` */
export const improveLane: OrderContent<'ImproveLane'> = {
  verb: 'improve',
  example: 'improve "Ares" toward Wolf',
  schema: z.strictObject({
    kind: z.literal('ImproveLane'),
    explorer: unitId,
    toward: systemId,
  }),
  parse: (tokens, line) => {
    const clauses = clausesOf(tokens, ['toward'], line);
    const explorer = readReference(clauses.head, line.names.units, 'unit', line);
    const toward = readReference(clauses.of('toward'), line.names.systems, 'system', line);
    return explorer && toward && { kind: 'ImproveLane', explorer: explorer.id, toward: toward.id };
  },
  format: ({ explorer, toward }, names) =>
    `improve ${spokenProperName(names.units, explorer)} toward ${spokenName(names.systems, toward)}`,
};
