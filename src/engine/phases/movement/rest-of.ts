import { unique } from '#kernel/collections/unique';
import type { UnitId } from '#model/campaign/ids';
import type { Traveller } from './traveller.ts';

/**
 * A fleet without the ships that it leaves behind, and how far the others may go.
 * @rule MOV-3
 * @ruling A fleet that leaves slow ships behind doesn't become faster in the same turn.
 */
export function restOf(
  { units: all, allowance, allowanceOf }: Traveller,
  stay: ReadonlySet<UnitId>,
): Pick<Traveller, 'units' | 'allowance'> {
  const units = all.filter(({ unit }) => !stay.has(unit.id));
  const rest = allowanceOf(units);
  const slowed = unique([...allowance.slowed, ...rest.slowed]);
  return { units, allowance: { ...rest, slowed, fast: rest.fast && allowance.fast } };
}
