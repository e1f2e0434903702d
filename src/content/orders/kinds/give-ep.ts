import { z } from 'zod';
import { empireId } from '#content/orders/id-schemas';
import type { OrderContent } from '#content/orders/order-content';
import { clausesOf } from '#content/orders/text/clauses';
import { readNumber } from '#content/orders/text/read-parts';
import { readReference } from '#content/orders/text/read-references';
import { spokenName } from '#content/orders/text/speak';

/** `give 5 to "Loran Imperium"` */
export const giveEp: OrderContent<'GiveEp'> = {
  verb: 'give',
  example: 'give 5 to "Loran Imperium"',
  schema: z.strictObject({ kind: z.literal('GiveEp'), to: empireId, points: z.int().min(1) }),
  parse: (tokens, line) => {
    const clauses = clausesOf(tokens, ['to'], line);
    const points = readNumber(clauses.head, 'the EP to give', line);
    const to = readReference(clauses.of('to'), line.names.empires, 'power', line);
    if (points === null || to === null) return null;
    return { kind: 'GiveEp', to: to.id, points };
  },
  format: ({ to, points }, names) => `give ${points} to ${spokenName(names.empires, to)}`,
};
