import { sortBy } from '#kernel/collections/sort-by';
import { divide } from '#kernel/numbers/divide';
import type { UnitDesign } from '#model/forces/design';
import { CENSUS_SIZE, cargoSizeOf } from './cargo-size-of.ts';
import { type Carrier, HOLDS, holdFor, holdOf } from './hold-of.ts';
import { liesInHold } from './lies-in-hold.ts';
import type { Part } from './part-in.ts';

type Cargo = Readonly<{ design: Pick<UnitDesign, 'kind' | 'cost'> }> & Part;

/** What of the cargo of one hold has no room in it: the dearest that still fit stay. */
function beyond<C extends Cargo>(cargo: readonly C[], room: number): readonly C[] {
  let free = room;
  return sortBy(cargo, (a, b) => b.design.cost - a.design.cost).filter(({ design, part }) => {
    const size = part ?? cargoSizeOf(design) ?? 0;
    if (size > free) return true;
    free -= size;
    return false;
  });
}

/**
 * What of its cargo a carrier loses when its hold has become too small for it; what is based aboard stays.
 * @rule CSC-14 @rule MOV-7
 * @ruling By default it keeps a Census if there is room for one, then the dearest units that still fit.
 */
export function lostCargoOf<C extends Cargo>(
  carrier: Carrier,
  aboard: readonly C[],
): Readonly<{ census: number; units: readonly C[] }> {
  const { unit, design: host } = carrier;
  const cargo = aboard.filter(({ design }) => liesInHold(host, design));
  if (host.kind !== 'convoy') {
    const units = HOLDS.flatMap((hold) => {
      const inIt = cargo.filter(({ design }) => holdFor(design.kind) === hold);
      return beyond(inIt, holdOf(carrier, hold));
    });
    return { census: unit.census, units };
  }
  const room = holdOf(carrier, 'stores');
  const kept = Math.min(unit.census, divide(room, CENSUS_SIZE, 'down'));
  return { census: unit.census - kept, units: beyond(cargo, room - kept * CENSUS_SIZE) };
}
