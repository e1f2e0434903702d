import { z } from 'zod';
import { unitId } from '#content/orders/id-schemas';
import type { OrderNames } from '#content/orders/order-names';
import type { UnitId } from '#model/campaign/ids';
import type { Cargo } from '#model/orders/cargo';
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

/** A Census, or units. */
export function readCargo(tokens: readonly Token[], line: SheetLine): Cargo | null {
  if (tokens.length === 1 && isWord(tokens[0], CENSUS)) return { kind: 'census' };
  const units = readReferences(tokens, line.names.units, 'unit', line);
  return units === null ? null : { kind: 'units', units: units.map(({ id }) => id) };
}

/** A convoy, as one word or in quotes, and then a Census or units. */
export function readShipment([first, ...rest]: readonly Token[], line: SheetLine): Shipment | null {
  const named = first === undefined ? [] : [first];
  const carrier = readReference(named, line.names.units, 'unit', line);
  const cargo = readCargo(rest, line);
  return carrier === null || cargo === null ? null : { carrier: carrier.id, cargo };
}

/** Cargo in words. */
export const spokenCargo = (cargo: Cargo, { units }: OrderNames): string =>
  cargo.kind === 'census' ? CENSUS : spokenProperNames(units, cargo.units);

/** A convoy and its cargo in words. */
export const spokenShipment = ({ carrier, cargo }: Shipment, names: OrderNames): string =>
  `${spokenProperName(names.units, carrier)} ${spokenCargo(cargo, names)}`;
