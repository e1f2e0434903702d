import { z } from 'zod';
import { nameSchema } from '#content/name-schema';
import { fleetId, systemId, unitId } from '#content/orders/id-schemas';
import type { OrderContent } from '#content/orders/order-content';
import type { OrderNames } from '#content/orders/order-names';
import { clausesOf } from '#content/orders/text/clauses';
import { readChoice, readNewName } from '#content/orders/text/read-parts';
import { readReference } from '#content/orders/text/read-references';
import type { SheetLine } from '#content/orders/text/sheet-line';
import { quoted, spokenName, spokenProperName } from '#content/orders/text/speak';
import type { Token } from '#content/orders/text/tokens';
import { RENAMED_KINDS, type Renamed } from '#model/orders/rename';

function readRenamed([what, ...rest]: readonly Token[], line: SheetLine): Renamed | null {
  const kind = readChoice(what === undefined ? [] : [what], RENAMED_KINDS, line);
  if (kind === 'unit') {
    const unit = readReference(rest, line.names.units, 'unit', line);
    return unit && { kind, unit: unit.id };
  }
  if (kind === 'fleet') {
    const fleet = readReference(rest, line.names.fleets, 'fleet', line);
    return fleet && { kind, fleet: fleet.id };
  }
  if (kind === null) return null;
  const system = readReference(rest, line.names.systems, 'system', line);
  return system && { kind, system: system.id };
}

function spoken(of: Renamed, { units, fleets, systems }: OrderNames): string {
  if (of.kind === 'unit') return spokenProperName(units, of.unit);
  if (of.kind === 'fleet') return spokenProperName(fleets, of.fleet);
  return spokenName(systems, of.system);
}

/** `rename unit u14 to "Hermes"`, `rename fleet "Home Fleet" to "Van"`, `rename colony Sol to "New Sol"` */
export const rename: OrderContent<'Rename'> = {
  verb: 'rename',
  example: 'rename unit u14 to "Hermes II"',
  schema: z.strictObject({
    kind: z.literal('Rename'),
    of: z.discriminatedUnion('kind', [
      z.strictObject({ kind: z.literal('unit'), unit: unitId }),
      z.strictObject({ kind: z.literal('fleet'), fleet: fleetId }),
      z.strictObject({ kind: z.literal('colony'), system: systemId }),
    ]),
    name: nameSchema,
  }),
  parse: (tokens, line) => {
    const clauses = clausesOf(tokens, ['to'], line);
    const of = readRenamed(clauses.head, line);
    const name = readNewName(clauses.of('to'), line);
    return of === null || name === null ? null : { kind: 'Rename', of, name };
  },
  format: ({ of, name }, names) => `rename ${of.kind} ${spoken(of, names)} to ${quoted(name)}`,
};
