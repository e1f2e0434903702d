import { z } from 'zod';
import { designId, empireId, unitId } from '#content/orders/id-schemas';
import type { OrderContent } from '#content/orders/order-content';
import type { OrderNames } from '#content/orders/order-names';
import { clausesOf } from '#content/orders/text/clauses';
import { allOrNull, isNumber } from '#content/orders/text/read-parts';
import { readReference } from '#content/orders/text/read-references';
import type { SheetLine } from '#content/orders/text/sheet-line';
import { spokenName, spokenProperName } from '#content/orders/text/speak';
import { isWord, partsBetween, type Token } from '#content/orders/text/tokens';
import type { ClassCount, ExchangeUnits } from '#model/orders/exchange-units';

const NOTHING = 'nothing';
const MOST = 1000;
const points = z.int().min(0);

/** What one side of a line says: points, which stand alone, and things. */
type Lot<T> = Readonly<{ points: number; things: readonly T[] }>;

function readLot<T>(
  tokens: readonly Token[] | undefined,
  line: SheetLine,
  read: (part: readonly Token[]) => T | null,
): Lot<T> | null {
  if (tokens?.length === 1 && isWord(tokens[0], NOTHING)) return { points: 0, things: [] };
  const parts = partsBetween(tokens ?? [], ',');
  const [price, ...more] = parts.filter((part) => part.length === 1 && isNumber(part[0]));
  if (more.length > 0)
    return line.fault('SYNTAX', 'One side of the exchange has EP twice. Write the sum once.');
  const things = allOrNull(parts.filter((part) => part !== price).map(read));
  return things && { points: Number(price?.[0]?.text ?? 0), things };
}

function readClasses(part: readonly Token[], line: SheetLine): ClassCount | null {
  const [first, ...rest] = part;
  const isCounted = isNumber(first) && rest.length > 0;
  const design = readReference(isCounted ? rest : part, line.names.designs, 'class', line);
  return design && { design: design.id, count: isCounted ? Number(first?.text) : 1 };
}

function lotText(price: number, things: readonly string[]): string {
  const all = [...things, ...(price === 0 ? [] : [String(price)])];
  return all.length === 0 ? NOTHING : all.join(', ');
}

const givenText = ({ gives }: ExchangeUnits, names: OrderNames): string =>
  lotText(
    gives.points,
    gives.units.map((id) => spokenProperName(names.units, id)),
  );

const takenText = ({ takes }: ExchangeUnits, names: OrderNames): string =>
  lotText(
    takes.points,
    takes.classes.map(({ design, count }) => `${count} ${spokenName(names.designs, design)}`),
  );

/** `exchange "Ares", u14 for 20 with "Loran Imperium"`, and of the other `exchange 20 for 2 Apollo with …` */
export const exchangeUnits: OrderContent<'ExchangeUnits'> = {
  verb: 'exchange',
  example: 'exchange "Ares", u14 for 20 with "Loran Imperium"',
  schema: z.strictObject({
    kind: z.literal('ExchangeUnits'),
    with: empireId,
    gives: z.strictObject({ points, units: z.array(unitId).max(MOST) }),
    takes: z.strictObject({
      points,
      classes: z
        .array(z.strictObject({ design: designId, count: z.int().min(1).max(MOST) }))
        .max(MOST),
    }),
  }),
  parse: (tokens, line) => {
    const clauses = clausesOf(tokens, ['for', 'with'], line);
    const given = readLot(clauses.head, line, (part) =>
      readReference(part, line.names.units, 'unit', line),
    );
    const taken = readLot(clauses.of('for'), line, (part) => readClasses(part, line));
    const other = readReference(clauses.of('with'), line.names.empires, 'power', line);
    if (given === null || taken === null || other === null) return null;
    return {
      kind: 'ExchangeUnits',
      with: other.id,
      gives: { points: given.points, units: given.things.map(({ id }) => id) },
      takes: { points: taken.points, classes: taken.things },
    };
  },
  format: (order, names) =>
    `exchange ${givenText(order, names)} for ${takenText(order, names)} with ${spokenName(names.empires, order.with)}`,
};
