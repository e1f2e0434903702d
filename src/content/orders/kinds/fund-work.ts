import { z } from 'zod';
import { workId } from '#content/orders/id-schemas';
import type { OrderContent } from '#content/orders/order-content';
import { readNumber } from '#content/orders/text/read-parts';
import { readReference } from '#content/orders/text/read-references';

/** `fund w3 4` */
export const fundWork: OrderContent<'FundWork'> = {
  verb: 'fund',
  example: 'fund w3 4',
  schema: z.strictObject({ kind: z.literal('FundWork'), work: workId, pay: z.int().min(1) }),
  parse: (tokens, line) => {
    const pay = readNumber(tokens.slice(-1), 'the EP to pay', line);
    const work = readReference(tokens.slice(0, -1), line.names.works, 'work', line);
    if (work === null || pay === null) return null;
    return { kind: 'FundWork', work: work.id, pay };
  },
  // Two works of a name are common, so their numbers are clearer.
  format: ({ work, pay }, { works }) => `fund ${works.shortOf(work)} ${pay}`,
};
