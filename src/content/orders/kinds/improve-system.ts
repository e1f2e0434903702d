import { z } from 'zod';
import { systemId } from '#content/orders/id-schemas';
import type { OrderContent } from '#content/orders/order-content';
import type { OrderNames } from '#content/orders/order-names';
import { readReference } from '#content/orders/text/read-references';
import type { SheetLine } from '#content/orders/text/sheet-line';
import { spokenName } from '#content/orders/text/speak';
import type { Token } from '#content/orders/text/tokens';
import type { SystemId } from '#model/campaign/ids';

const readSystem = (tokens: readonly Token[], line: SheetLine): SystemId | null =>
  readReference(tokens, line.names.systems, 'system', line)?.id ?? null;

const speak = (verb: string, system: SystemId, { systems }: OrderNames): string =>
  `${verb} ${spokenName(systems, system)}`;

/** `develop Sol` */
const raiseProductivity: OrderContent<'RaiseProductivity'> = {
  verb: 'develop',
  example: 'develop Sol',
  schema: z.strictObject({ kind: z.literal('RaiseProductivity'), system: systemId }),
  parse: (tokens, line) => {
    const system = readSystem(tokens, line);
    return system === null ? null : { kind: 'RaiseProductivity', system };
  },
  format: ({ system }, names) => speak('develop', system, names),
};

/** `sell Sol` */
const sellProductivity: OrderContent<'SellProductivity'> = {
  verb: 'sell',
  example: 'sell Sol',
  schema: z.strictObject({ kind: z.literal('SellProductivity'), system: systemId }),
  parse: (tokens, line) => {
    const system = readSystem(tokens, line);
    return system === null ? null : { kind: 'SellProductivity', system };
  },
  format: ({ system }, names) => speak('sell', system, names),
};

/** `intel Sol` */
const raiseIntel: OrderContent<'RaiseIntel'> = {
  verb: 'intel',
  example: 'intel Sol',
  schema: z.strictObject({ kind: z.literal('RaiseIntel'), system: systemId }),
  parse: (tokens, line) => {
    const system = readSystem(tokens, line);
    return system === null ? null : { kind: 'RaiseIntel', system };
  },
  format: ({ system }, names) => speak('intel', system, names),
};

/** `terraform Sol` */
const terraform: OrderContent<'Terraform'> = {
  verb: 'terraform',
  example: 'terraform Sol',
  schema: z.strictObject({ kind: z.literal('Terraform'), system: systemId }),
  parse: (tokens, line) => {
    const system = readSystem(tokens, line);
    return system === null ? null : { kind: 'Terraform', system };
  },
  format: ({ system }, names) => speak('terraform', system, names),
};

/** Orders that improve a system. */
export const IMPROVE_SYSTEM = {
  RaiseProductivity: raiseProductivity,
  SellProductivity: sellProductivity,
  RaiseIntel: raiseIntel,
  Terraform: terraform,
} as const;
