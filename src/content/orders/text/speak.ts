import { newFleetNameOf } from '#content/orders/id-schemas';
import type { NameIndex, Named, OrderNames } from '#content/orders/order-names';
import { brandAs } from '#kernel/brand/brand';
import type { FleetId } from '#model/campaign/ids';
import type { FleetRef } from '#model/orders/order';
import { isNewUnit, newUnitNameOf, type UnitRef } from '#model/orders/unit-ref';
import { KEYWORDS } from './keywords.ts';

const BARE = /^[\p{L}\p{N}][\p{L}\p{M}\p{N}'’.-]*$/u;

const RESERVED: ReadonlySet<string> = new Set(KEYWORDS);

/** A name in quotes, those in it doubled. */
export function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}

/** A thing by its name, in quotes when need be; by its id when no name is its own. */
export function spokenName<N extends Named<string>>(index: NameIndex<N>, id: N['id']): string {
  const name = ownNameOf(index, id);
  if (name === null) return index.byId(id) === undefined ? id : index.shortOf(id);
  const isBare =
    BARE.test(name) &&
    !/^\d+$/.test(name) &&
    !RESERVED.has(name.toLowerCase()) &&
    index.bySpokenId(name) === undefined;
  return isBare ? name : quoted(name);
}

/** A thing by its name, always in quotes, as ships and fleets are; by its id when no name is its own. */
export function spokenProperName<N extends Named<string>>(
  index: NameIndex<N>,
  id: N['id'],
): string {
  const name = ownNameOf(index, id);
  return name === null ? spokenName(index, id) : quoted(name);
}

/** Several of them, with commas between. */
export const spokenProperNames = <N extends Named<string>>(
  index: NameIndex<N>,
  ids: readonly N['id'][],
): string => ids.map((id) => spokenProperName(index, id)).join(', ');

/** A fleet, also one that the sheet forms. */
export function spokenFleet(ref: FleetRef, names: OrderNames): string {
  const formed = newFleetNameOf(ref);
  if (formed === null) return spokenProperName(names.fleets, brandAs<FleetId>(ref));
  const isTaken = names.fleets.byName(formed).length > 0;
  return isTaken ? `new ${quoted(formed)}` : quoted(formed);
}

/** A unit, also one that is still to be built. */
export function spokenUnit(ref: UnitRef, { units }: OrderNames): string {
  if (!isNewUnit(ref)) return spokenProperName(units, ref);
  const name = newUnitNameOf(ref);
  return units.byName(name).length > 0 ? `new ${quoted(name)}` : quoted(name);
}

/** The name of a thing if nothing else of its sort has it. */
function ownNameOf<N extends Named<string>>(index: NameIndex<N>, id: N['id']): string | null {
  const name = index.byId(id)?.name ?? '';
  return index.byName(name).length === 1 ? name : null;
}
