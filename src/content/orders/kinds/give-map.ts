import { z } from 'zod';
import { empireId, systemId } from '#content/orders/id-schemas';
import type { OrderContent } from '#content/orders/order-content';
import { clausesOf } from '#content/orders/text/clauses';
import { readReference, readReferences } from '#content/orders/text/read-references';
import { spokenName } from '#content/orders/text/speak';

/** `tell "Loran Imperium" of Wolf, Sol` */
export const giveMap: OrderContent<'GiveMap'> = {
  verb: 'tell',
  example: 'tell "Loran Imperium" of Wolf, Sol',
  schema: z.strictObject({
    kind: z.literal('GiveMap'),
    to: empireId,
    systems: z.array(systemId).min(1),
  }),
  parse: (tokens, line) => {
    const clauses = clausesOf(tokens, ['of'], line);
    const to = readReference(clauses.head, line.names.empires, 'power', line);
    const systems = readReferences(clauses.of('of') ?? [], line.names.systems, 'system', line);
    if (to === null || systems === null) return null;
    return { kind: 'GiveMap', to: to.id, systems: systems.map(({ id }) => id) };
  },
  format: ({ to, systems }, names) => {
    const list = systems.map((id) => spokenName(names.systems, id)).join(', ');
    return `tell ${spokenName(names.empires, to)} of ${list}`;
  },
};
