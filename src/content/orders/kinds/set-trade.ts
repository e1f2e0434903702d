import { z } from 'zod';
import { unitId } from '#content/orders/id-schemas';
import type { OrderContent } from '#content/orders/order-content';
import { readReferences } from '#content/orders/text/read-references';
import { spokenProperNames } from '#content/orders/text/speak';
import { isWord } from '#content/orders/text/tokens';

const STOP = 'stop';

/** `trade "Long Haul", u4`, `trade "Long Haul" stop` */
export const setTrade: OrderContent<'SetTrade'> = {
  verb: 'trade',
  example: 'trade "Long Haul", u4',
  schema: z.strictObject({
    kind: z.literal('SetTrade'),
    convoys: z.array(unitId).min(1),
    trading: z.boolean().default(true),
  }),
  parse: (tokens, line) => {
    const stops = isWord(tokens.at(-1), STOP);
    const listed = stops ? tokens.slice(0, -1) : tokens;
    const convoys = readReferences(listed, line.names.units, 'unit', line);
    if (convoys === null) return null;
    return { kind: 'SetTrade', convoys: convoys.map(({ id }) => id), trading: !stops };
  },
  format: ({ convoys, trading }, { units }) =>
    `trade ${spokenProperNames(units, convoys)}${trading ? '' : ` ${STOP}`}`,
};
