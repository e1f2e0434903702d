import { z } from 'zod';
import { workId } from '#content/orders/id-schemas';
import type { OrderContent } from '#content/orders/order-content';
import type { Named } from '#content/orders/order-names';
import { allOrNull } from '#content/orders/text/read-parts';
import { readReference } from '#content/orders/text/read-references';
import type { SheetLine } from '#content/orders/text/sheet-line';
import { partsBetween, type Token } from '#content/orders/text/tokens';
import type { WorkId } from '#model/campaign/ids';
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
    const parts = partsBetween(tokens, ',');
    const works = allOrNull(parts.map((part) => readWork(part, line)));
    return works === null ? null : { kind: 'RankWorks', works: works.map(({ id }) => id) };
  },
  // Two works of a name are common, so their numbers are clearer.
  format: ({ works }, names) => `rank ${works.map(names.works.shortOf).join(', ')}`,
};

/** A unit under construction; one that a line above begins has no number yet. */
function readWork(tokens: readonly Token[], line: SheetLine): Named<WorkId> | null {
  const [only, ...rest] = tokens;
  const name = only?.text.normalize('NFC') ?? '';
  const isBegunHere = rest.length === 0 && line.coming.has(name) && !isKnown(name, line);
  if (!isBegunHere) return readReference(tokens, line.names.works, RANKED_WORK, line);
  const text = `A line above starts the construction of “${name}”. Add “first” to that line to build it first, or rank it from next turn.`;
  return line.fault('UNKNOWN', text);
}

const isKnown = (name: string, { names }: SheetLine): boolean =>
  names.works.byName(name).length > 0 || names.works.bySpokenId(name) !== undefined;
