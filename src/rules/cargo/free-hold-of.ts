import { sumOf } from '#kernel/numbers/sum';
import type { UnitDesign } from '#model/forces/design';
import { CENSUS_SIZE, cargoSizeOf } from './cargo-size-of.ts';
import type { Part } from './part-in.ts';
import { type Carrier, type Hold, holdFor, holdOf } from './hold-of.ts';
import { liesInHold } from './lies-in-hold.ts';

/** What is left of a hold; below 0 when it was crippled with more aboard. @rule MOV-7 */
export function freeHoldOf(
  carrier: Carrier,
  aboard: readonly (Pick<UnitDesign, 'kind' | 'cost'> & Part)[],
  hold: Hold,
): number {
  const { unit, design } = carrier;
  const isOneHold = design.kind === 'convoy';
  const cargo = aboard.filter(
    (one) => liesInHold(design, one) && (isOneHold || holdFor(one.kind) === hold),
  );
  const taken = sumOf(cargo, (one) => one.part ?? cargoSizeOf(one) ?? 0);
  return holdOf(carrier, hold) - unit.census * CENSUS_SIZE - taken;
}
