import { z } from 'zod';
import { designId, systemId } from '#content/orders/id-schemas';
import type { OrderContent } from '#content/orders/order-content';
import { clausesOf } from '#content/orders/text/clauses';
import { isNumber, readChoice } from '#content/orders/text/read-parts';
import { readReference } from '#content/orders/text/read-references';
import { spokenName } from '#content/orders/text/speak';
import { FIND_KINDS } from '#model/campaign/open-find';

const MOST = 1000;

/** `take 2 Corvette from derelicts at Wolf`, `take 3 Apollo from colony at Wolf`; without a number it is one. */
export const takeFind: OrderContent<'TakeFind'> = {
  verb: 'take',
  example: 'take 2 Apollo from colony at Wolf',
  schema: z.strictObject({
    kind: z.literal('TakeFind'),
    find: z.enum(FIND_KINDS),
    system: systemId,
    design: designId,
    count: z.int().min(1).max(MOST),
  }),
  parse: (tokens, line) => {
    const { head, of } = clausesOf(tokens, ['from', 'at'], line);
    const [first, ...rest] = head;
    const isCounted = isNumber(first) && rest.length > 0;
    const count = isCounted ? Number(first?.text) : 1;
    const design = readReference(isCounted ? rest : head, line.names.designs, 'class', line);
    const find = readChoice(of('from'), FIND_KINDS, line);
    const system = readReference(of('at'), line.names.systems, 'system', line);
    if (design === null || find === null || system === null) return null;
    return { kind: 'TakeFind', find, system: system.id, design: design.id, count };
  },
  format: ({ find, system, design, count }, names) =>
    `take ${count} ${spokenName(names.designs, design)} from ${find} at ${spokenName(names.systems, system)}`,
};
