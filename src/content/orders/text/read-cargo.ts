import { z } from 'zod';
import { unitId } from '#content/orders/id-schemas';
import type { OrderNames } from '#content/orders/order-names';
import type { UnitId } from '#model/campaign/ids';
import type { Cargo } from '#model/orders/order';
import { readReference, readReferences } from './read-references.ts';
import type { SheetLine } from './sheet-line.ts';
import { spokenProperName, spokenProperNames } from './speak.ts';
import { isWord, type Token } from './tokens.ts';

const CENSUS = 'census';

const censusSchema = z.strictObject({ kind: z.literal(CENSUS) });
const unitsSchema = z.strictObject({ kind: z.literal('units'), units: z.array(unitId).min(1) });

export const cargoSchema = z.discriminatedUnion('kind', [censusSchema, unitsSchema]);

/** The same, and one unit that several carriers share. */
export const loadSchema = z.discriminatedUnion('kind', [
  censusSchema,
  unitsSchema,
  z.strictObject({
    kind: z.literal('shared'),
    unit: unitId,
    others: z.array(unitId).min(1),
  }),
]);

type Shipment = Readonly<{ carrier: UnitId; cargo: Cargo }>;

/** A convoy, as one word or in quotes, and then a Census or units. */
export function readShipment([first, ...rest]: readonly Token[], line: SheetLine): Shipment | null {
  const named = first === undefined ? [] : [first];
  const carrier = readReference(named, line.names.units, 'unit', line);
  if (rest.length === 1 && isWord(rest[0], CENSUS)) {
    return carrier === null ? null : { carrier: carrier.id, cargo: { kind: 'census' } };
  }
  const units = readReferences(rest, line.names.units, 'unit', line);
  if (carrier === null || units === null) return null;
  return { carrier: carrier.id, cargo: { kind: 'units', units: units.map(({ id }) => id) } };
}

/** The same in words. */
export function spokenShipment({ carrier, cargo }: Shipment, { units }: OrderNames): string {
  const what = cargo.kind === 'census' ? CENSUS : spokenProperNames(units, cargo.units);
  return `${spokenProperName(units, carrier)} ${what}`;
}
