import { z } from 'zod';
import { nameSchema } from '#content/name-schema';
import { designId, systemId } from '#content/orders/id-schemas';
import type { OrderContent } from '#content/orders/order-content';
import { clausesOf } from '#content/orders/text/clauses';
import {
  allOrNull,
  isNumber,
  readChoice,
  readNewName,
  readNumber,
} from '#content/orders/text/read-parts';
import { readReference } from '#content/orders/text/read-references';
import type { SheetLine } from '#content/orders/text/sheet-line';
import { quoted, spokenName } from '#content/orders/text/speak';
import { partsBetween, type Token } from '#content/orders/text/tokens';
import { WORK_SOURCES } from '#model/campaign/work';
import type { BuildUnits } from '#model/orders/build-units';

const MOST = 1000;

const schema = z
  .strictObject({
    kind: z.literal('BuildUnits'),
    design: designId,
    count: z.int().min(1).max(MOST),
    system: systemId,
    source: z.enum(WORK_SOURCES),
    share: z.exactOptional(z.int().min(1)),
    first: z.exactOptional(z.literal(true)),
    names: z.array(nameSchema).default([]),
    pay: z.int().min(0).nullable().default(null),
  })
  .refine(({ names, count }) => names.length <= count, {
    path: ['names'],
    message: 'There are more names than units. Leave out some names',
  });

/**
 * `build 2 Apollo at Sol with shipyard named "Ares", "Hermes" pay 8`; without a number one is built. `share 3` lets the
 * system build 3 points of each, and `first` puts them before everything else that is built there.
 */
export const buildUnits: OrderContent<'BuildUnits'> = {
  verb: 'build',
  example: 'build 2 Apollo at Sol with shipyard named "Ares", "Hermes"',
  schema,
  parse: (tokens, line) => {
    const { head, of } = clausesOf(tokens, ['at', 'with', 'share', 'named', 'pay', 'first'], line);
    const [number, ...rest] = head;
    const isCounted = isNumber(number) && rest.length > 0;
    const count = isCounted ? Number(number?.text) : 1;
    const design = readReference(isCounted ? rest : head, line.names.designs, 'class', line);
    const system = readReference(of('at'), line.names.systems, 'system', line);
    const source = readChoice(of('with'), WORK_SOURCES, line);
    const share = shareOf(of('share'), line);
    const names = namesOf(of('named'), line);
    const pay = payOf(of('pay'), line);
    const first = firstOf(of('first'), line);
    if (design === null || system === null || source === null || names === null) return null;
    const where = { design: design.id, count, system: system.id, source };
    return { kind: 'BuildUnits', ...where, ...share, ...first, names, pay };
  },
  format: (order, names) =>
    [
      `build ${order.count} ${spokenName(names.designs, order.design)}`,
      `at ${spokenName(names.systems, order.system)} with ${order.source}`,
      ...(order.share === undefined ? [] : [`share ${order.share}`]),
      ...namedClause(order),
      ...(order.pay === null ? [] : [`pay ${order.pay}`]),
      ...(order.first === undefined ? [] : ['first']),
    ].join(' '),
};

const namedClause = ({ names }: BuildUnits): readonly string[] =>
  names.length === 0 ? [] : [`named ${names.map(quoted).join(', ')}`];

function namesOf(tokens: readonly Token[] | undefined, line: SheetLine): readonly string[] | null {
  if (tokens === undefined) return [];
  const names = allOrNull(partsBetween(tokens, ',').map((part) => readNewName(part, line)));
  for (const name of names ?? []) line.builds(name);
  return names;
}

function shareOf(tokens: readonly Token[] | undefined, line: SheetLine): Pick<BuildUnits, 'share'> {
  if (tokens === undefined) return {};
  const share = readNumber(tokens, 'how many points of each unit the system builds', line);
  return share === null ? {} : { share };
}

function firstOf(tokens: readonly Token[] | undefined, line: SheetLine): Pick<BuildUnits, 'first'> {
  if (tokens === undefined) return {};
  if (tokens.length > 0)
    line.fault('SYNTAX', '“first” must be the last word of its clause. Remove the words after it.');
  return { first: true };
}

const payOf = (tokens: readonly Token[] | undefined, line: SheetLine): number | null =>
  tokens === undefined ? null : readNumber(tokens, 'the EP to pay now', line);
