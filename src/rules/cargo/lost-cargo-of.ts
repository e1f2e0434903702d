import { sortBy } from '#kernel/collections/sort-by';
import type { UnitDesign } from '#model/forces/design';
import { CENSUS_SIZE, cargoSizeOf } from './cargo-size-of.ts';
import { type Carrier, holdOf } from './hold-of.ts';

type Cargo = Readonly<{ design: Pick<UnitDesign, 'kind' | 'cost'> }>;

/**
 * What of its cargo a carrier loses when its hold has become too small for it.
 * @rule CSC-14 @rule MOV-7
 * @ruling By default it keeps a Census if there is room for one, then the dearest units that still fit.
 */
export function lostCargoOf<C extends Cargo>(
  carrier: Carrier,
  aboard: readonly C[],
): Readonly<{ census: number; units: readonly C[] }> {
  let free = holdOf(carrier);
  let kept = 0;
  while (kept < carrier.unit.census && free >= CENSUS_SIZE) {
    free -= CENSUS_SIZE;
    kept += 1;
  }
  const units = sortBy(aboard, (a, b) => b.design.cost - a.design.cost).filter(({ design }) => {
    const size = cargoSizeOf(design) ?? 0;
    if (size > free) return true;
    free -= size;
    return false;
  });
  return { census: carrier.unit.census - kept, units };
}
