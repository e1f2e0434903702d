import { z } from 'zod';
import { systemId, unitId } from '#content/orders/id-schemas';
import type { OrderContent } from '#content/orders/order-content';
import { clausesOf } from '#content/orders/text/clauses';
import { readReference, readReferences } from '#content/orders/text/read-references';
import { spokenName, spokenProperNames } from '#content/orders/text/speak';

/** `strike Wolf with u14, u15` */
export const launchStrike: OrderContent<'LaunchStrike'> = {
  verb: 'strike',
  example: 'strike Wolf with u14, u15',
  schema: z.strictObject({
    kind: z.literal('LaunchStrike'),
    units: z.array(unitId).min(1),
    system: systemId,
  }),
  parse: (tokens, line) => {
    const clauses = clausesOf(tokens, ['with'], line);
    const system = readReference(clauses.head, line.names.systems, 'system', line);
    const units = readReferences(clauses.of('with') ?? [], line.names.units, 'unit', line);
    if (system === null || units === null) return null;
    return { kind: 'LaunchStrike', units: units.map(({ id }) => id), system: system.id };
  },
  format: ({ units, system }, names) =>
    `strike ${spokenName(names.systems, system)} with ${spokenProperNames(names.units, units)}`,
};
