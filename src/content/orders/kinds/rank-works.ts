import { z } from 'zod';
import { workId } from '#content/orders/id-schemas';
import type { OrderContent } from '#content/orders/order-content';
import { readReferences } from '#content/orders/text/read-references';

/** `rank w4, w3` */
export const rankWorks: OrderContent<'RankWorks'> = {
  verb: 'rank',
  example: 'rank w4, w3',
  schema: z.strictObject({ kind: z.literal('RankWorks'), works: z.array(workId).min(1) }),
  parse: (tokens, line) => {
    const works = readReferences(tokens, line.names.works, 'work', line);
    return works === null ? null : { kind: 'RankWorks', works: works.map(({ id }) => id) };
  },
  // Two works of a name are common, so their numbers are clearer.
  format: ({ works }, names) => `rank ${works.map(names.works.shortOf).join(', ')}`,
};
