import { z } from 'zod';
import { systemId } from '#content/orders/id-schemas';
import type { OrderContent } from '#content/orders/order-content';
import { clausesOf } from '#content/orders/text/clauses';
import { cargoSchema, readCargo, spokenCargo } from '#content/orders/text/read-cargo';
import { readNumber } from '#content/orders/text/read-parts';
import { readReference } from '#content/orders/text/read-references';
import { spokenName } from '#content/orders/text/speak';

/** `bid 5 from Sol to Wolf with census`, `bid 5 from Sol to Wolf with u14, u15` */
export const bidForConvoy: OrderContent<'BidForConvoy'> = {
  verb: 'bid',
  example: 'bid 5 from Sol to Wolf with u14, u15',
  schema: z.strictObject({
    kind: z.literal('BidForConvoy'),
    points: z.int().min(1),
    from: systemId,
    to: systemId,
    cargo: cargoSchema,
  }),
  parse: (tokens, line) => {
    const { head, of } = clausesOf(tokens, ['from', 'to', 'with'], line);
    const points = readNumber(head, 'the bid in EP', line);
    const from = readReference(of('from'), line.names.systems, 'system', line);
    const to = readReference(of('to'), line.names.systems, 'system', line);
    const cargo = readCargo(of('with') ?? [], line);
    if (points === null || from === null || to === null || cargo === null) return null;
    return { kind: 'BidForConvoy', points, from: from.id, to: to.id, cargo };
  },
  format: ({ points, from, to, cargo }, names) => {
    const way = `from ${spokenName(names.systems, from)} to ${spokenName(names.systems, to)}`;
    return `bid ${points} ${way} with ${spokenCargo(cargo, names)}`;
  },
};
