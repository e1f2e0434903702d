import { z } from 'zod';
import { workId } from '#content/orders/id-schemas';
import type { OrderContent } from '#content/orders/order-content';
import { readReferences } from '#content/orders/text/read-references';
import { RANKED_FROM_NEXT_TURN } from '#model/orders/rank-works';

const RANKED_WORK = {
  what: 'work',
  unknown: ({ text, isQuoted }: Readonly<{ text: string; isQuoted: boolean }>): string =>
    `You have no unit ${isQuoted ? `“${text}”` : text} under construction. ${RANKED_FROM_NEXT_TURN}`,
};

/** `rank w4, w3` */
export const rankWorks: OrderContent<'RankWorks'> = {
  verb: 'rank',
  example: 'rank w4, w3',
  schema: z.strictObject({ kind: z.literal('RankWorks'), works: z.array(workId).min(1) }),
  parse: (tokens, line) => {
    const works = readReferences(tokens, line.names.works, RANKED_WORK, line);
    return works === null ? null : { kind: 'RankWorks', works: works.map(({ id }) => id) };
  },
  // Two works of a name are common, so their numbers are clearer.
  format: ({ works }, names) => `rank ${works.map(names.works.shortOf).join(', ')}`,
};
