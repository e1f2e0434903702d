import { z } from 'zod';
import { workId } from '#content/orders/id-schemas';
import type { OrderContent } from '#content/orders/order-content';
import { readReference } from '#content/orders/text/read-references';

/** `cancel w3` */
export const cancelWork: OrderContent<'CancelWork'> = {
  verb: 'cancel',
  example: 'cancel w3',
  schema: z.strictObject({ kind: z.literal('CancelWork'), work: workId }),
  parse: (tokens, line) => {
    const work = readReference(tokens, line.names.works, 'work', line);
    return work === null ? null : { kind: 'CancelWork', work: work.id };
  },
  format: ({ work }, { works }) => `cancel ${works.shortOf(work)}`,
};
