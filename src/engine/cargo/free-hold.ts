import { rowOf } from '#kernel/collections/row-of';
import { freeHoldOf } from '#rules/cargo/free-hold-of';
import type { Hold } from '#rules/cargo/hold-of';
import { partIn } from '#rules/cargo/part-in';
import type { Dock, Landings } from './dock-of.ts';

/** What is left of a hold by now. @rule MOV-7 */
export function freeHold(
  { record, holds }: Landings,
  { carrier, design }: Dock,
  hold: Hold,
): number {
  const { designs, units } = record.state();
  const aboard = holds.aboard(carrier.id).map((id) => {
    const unit = rowOf(units, id);
    const known = rowOf(designs, unit.design);
    return { ...known, ...partIn(unit, known, carrier.id) };
  });
  return freeHoldOf({ unit: carrier, design }, aboard, hold);
}
