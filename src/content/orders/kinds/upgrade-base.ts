import { z } from 'zod';
import { unitId } from '#content/orders/id-schemas';
import type { OrderContent } from '#content/orders/order-content';
import { readReference } from '#content/orders/text/read-references';
import { spokenProperName } from '#content/orders/text/speak';

/** `upgrade u14` */
export const upgradeBase: OrderContent<'UpgradeBase'> = {
  verb: 'upgrade',
  example: 'upgrade u14',
  schema: z.strictObject({ kind: z.literal('UpgradeBase'), base: unitId }),
  parse: (tokens, line) => {
    const base = readReference(tokens, line.names.units, 'unit', line);
    return base && { kind: 'UpgradeBase', base: base.id };
  },
  format: ({ base }, names) => `upgrade ${spokenProperName(names.units, base)}`,
};
