import { z } from 'zod';
import type { OrderContent } from '#content/orders/order-content';
import { readNumber } from '#content/orders/text/read-parts';

/** `invest 12` */
export const investTech: OrderContent<'InvestTech'> = {
  verb: 'invest',
  example: 'invest 12',
  schema: z.strictObject({ kind: z.literal('InvestTech'), points: z.int().min(1) }),
  parse: (tokens, line) => {
    const points = readNumber(tokens, 'the EP to invest', line);
    return points === null ? null : { kind: 'InvestTech', points };
  },
  format: ({ points }) => `invest ${points}`,
};
