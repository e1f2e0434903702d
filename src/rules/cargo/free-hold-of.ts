import { sumOf } from '#kernel/numbers/sum';
import type { UnitDesign } from '#model/forces/design';
import { CENSUS_SIZE, cargoSizeOf } from './cargo-size-of.ts';
import { type Carrier, holdOf } from './hold-of.ts';

/** What is left of a hold; below 0 when it was crippled with more aboard. @rule MOV-7 */
export function freeHoldOf(
  carrier: Carrier,
  aboard: readonly Pick<UnitDesign, 'kind' | 'cost'>[],
): number {
  const taken = sumOf(aboard, (design) => cargoSizeOf(design) ?? 0);
  return holdOf(carrier) - carrier.unit.census * CENSUS_SIZE - taken;
}
