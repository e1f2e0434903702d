import { z } from 'zod';
import { designId, unitId } from '#content/orders/id-schemas';
import type { OrderContent } from '#content/orders/order-content';
import { clausesOf } from '#content/orders/text/clauses';
import { readReference, readReferences } from '#content/orders/text/read-references';
import { spokenName, spokenProperNames } from '#content/orders/text/speak';

/** `refit "Ares", u14 to Apollo` */
export const refitUnits: OrderContent<'RefitUnits'> = {
  verb: 'refit',
  example: 'refit "Ares", u14 to Apollo',
  schema: z.strictObject({
    kind: z.literal('RefitUnits'),
    units: z.array(unitId).min(1),
    design: designId,
  }),
  parse: (tokens, line) => {
    const { head, of } = clausesOf(tokens, ['to'], line);
    const units = readReferences(head, line.names.units, 'unit', line);
    const design = readReference(of('to'), line.names.designs, 'class', line);
    if (units === null || design === null) return null;
    return { kind: 'RefitUnits', units: units.map(({ id }) => id), design: design.id };
  },
  format: ({ units, design }, names) =>
    `refit ${spokenProperNames(names.units, units)} to ${spokenName(names.designs, design)}`,
};
