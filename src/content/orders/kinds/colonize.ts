import { z } from 'zod';
import { empireId, unitId } from '#content/orders/id-schemas';
import type { OrderContent } from '#content/orders/order-content';
import { clausesOf } from '#content/orders/text/clauses';
import { readReference } from '#content/orders/text/read-references';
import { spokenName, spokenProperName } from '#content/orders/text/speak';

/** `colonize "Long Haul"`, `colonize "Long Haul" unless "Loran Imperium"` */
export const colonize: OrderContent<'Colonize'> = {
  verb: 'colonize',
  example: 'colonize "Long Haul" unless "Loran Imperium"',
  schema: z.strictObject({
    kind: z.literal('Colonize'),
    convoy: unitId,
    yieldsTo: empireId.nullable().default(null),
  }),
  parse: (tokens, line) => {
    const { head, of } = clausesOf(tokens, ['unless'], line);
    const convoy = readReference(head, line.names.units, 'unit', line);
    const rival = of('unless');
    if (rival === undefined)
      return convoy && { kind: 'Colonize', convoy: convoy.id, yieldsTo: null };
    const to = readReference(rival, line.names.empires, 'power', line);
    return convoy && to && { kind: 'Colonize', convoy: convoy.id, yieldsTo: to.id };
  },
  format: ({ convoy, yieldsTo }, { units, empires }) => {
    const rival = yieldsTo === null ? '' : ` unless ${spokenName(empires, yieldsTo)}`;
    return `colonize ${spokenProperName(units, convoy)}${rival}`;
  },
};
