import { rowOf } from '#kernel/collections/row-of';
import type { UnitId } from '#model/campaign/ids';
import type { OrderFailure } from '#model/events/causes';
import type { Unit } from '#model/forces/unit';
import { cargoSizeOf } from '#rules/cargo/cargo-size-of';
import { isStowed } from '#rules/cargo/is-stowed';
import { isStowedOn } from '#rules/cargo/is-stowed-on';
import { mayShip } from '#rules/cargo/may-ship';
import { systemOfUnit } from '#rules/economy/system-of-unit';
import type { Dock, Landings } from './dock-of.ts';

/** Whether a unit is at its carrier's place and can be taken aboard. */
function isThere({ record, holds, resting, landed }: Landings, dock: Dock, unit: Unit): boolean {
  const state = record.state();
  const { place, id } = unit;
  if (unit.owner !== dock.carrier.owner || unit.status !== 'active' || place.kind === 'fleet') {
    return false;
  }
  const isFree = !resting.has(id) && !landed.has(id) && holds.aboard(id).length === 0;
  return !isStowed(unit, state) && isFree && systemOfUnit(unit, state) === dock.system;
}

/** Why a unit can't go into a carrier's hold, apart from room; null: it can. @rule MOV-7 */
export function cargoRefusal(landings: Landings, dock: Dock, id: UnitId): OrderFailure | null {
  const { units, designs } = landings.record.state();
  const unit: Unit | undefined = units[id];
  if (unit === undefined) return 'cargo-unfit';
  const design = rowOf(designs, unit.design);
  if (cargoSizeOf(design) === null || !isThere(landings, dock, unit)) return 'cargo-unfit';
  if (!mayShip(design.kind, dock.port)) return 'no-landing-here';
  return isStowedOn(dock.design, design) ? null : 'no-room-aboard';
}
