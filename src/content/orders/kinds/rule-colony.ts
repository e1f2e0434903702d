import { z } from 'zod';
import { systemId } from '#content/orders/id-schemas';
import type { OrderContent } from '#content/orders/order-content';
import { readReference } from '#content/orders/text/read-references';
import type { SheetLine } from '#content/orders/text/sheet-line';
import { spokenName } from '#content/orders/text/speak';
import { isWord, type Token } from '#content/orders/text/tokens';
import type { SystemId } from '#model/campaign/ids';

const readSystem = (tokens: readonly Token[], line: SheetLine): SystemId | null =>
  readReference(tokens, line.names.systems, 'system', line)?.id ?? null;

/** `law Wolf`, `law Wolf ends` */
const setMartialLaw: OrderContent<'SetMartialLaw'> = {
  verb: 'law',
  example: 'law Wolf',
  schema: z.strictObject({
    kind: z.literal('SetMartialLaw'),
    system: systemId,
    law: z.boolean(),
  }),
  parse: (tokens, line) => {
    const ends = tokens.length > 1 && isWord(tokens.at(-1), 'ends');
    const system = readSystem(ends ? tokens.slice(0, -1) : tokens, line);
    return system === null ? null : { kind: 'SetMartialLaw', system, law: !ends };
  },
  format: ({ system, law }, { systems }) =>
    `law ${spokenName(systems, system)}${law ? '' : ' ends'}`,
};

/** `reprisal Wolf` */
const takeReprisal: OrderContent<'TakeReprisal'> = {
  verb: 'reprisal',
  example: 'reprisal Wolf',
  schema: z.strictObject({ kind: z.literal('TakeReprisal'), system: systemId }),
  parse: (tokens, line) => {
    const system = readSystem(tokens, line);
    return system === null ? null : { kind: 'TakeReprisal', system };
  },
  format: ({ system }, { systems }) => `reprisal ${spokenName(systems, system)}`,
};

/** Orders that rule a colony. */
export const RULE_COLONY = {
  SetMartialLaw: setMartialLaw,
  TakeReprisal: takeReprisal,
} as const;
