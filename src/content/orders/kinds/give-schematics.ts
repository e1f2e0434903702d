import { z } from 'zod';
import { designId, empireId } from '#content/orders/id-schemas';
import type { OrderContent } from '#content/orders/order-content';
import { clausesOf } from '#content/orders/text/clauses';
import { readReference } from '#content/orders/text/read-references';
import { spokenName } from '#content/orders/text/speak';

/** `schematics Apollo to "Loran Imperium"` */
export const giveSchematics: OrderContent<'GiveSchematics'> = {
  verb: 'schematics',
  example: 'schematics Apollo to "Loran Imperium"',
  schema: z.strictObject({ kind: z.literal('GiveSchematics'), to: empireId, design: designId }),
  parse: (tokens, line) => {
    const clauses = clausesOf(tokens, ['to'], line);
    const design = readReference(clauses.head, line.names.designs, 'class', line);
    const to = readReference(clauses.of('to'), line.names.empires, 'power', line);
    if (design === null || to === null) return null;
    return { kind: 'GiveSchematics', to: to.id, design: design.id };
  },
  format: ({ to, design }, names) =>
    `schematics ${spokenName(names.designs, design)} to ${spokenName(names.empires, to)}`,
};
