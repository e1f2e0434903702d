import { rowOf } from '#kernel/collections/row-of';
import { unique } from '#kernel/collections/unique';
import { cite } from '#kernel/reasons/cite';
import type { UnitId } from '#model/campaign/ids';
import { onlyFor } from '#model/events/fact';
import type { OrderFailure } from '#model/events/turn-events';
import type { Unit } from '#model/forces/unit';
import type { Cargo } from '#model/orders/order';
import { CENSUS_SIZE, cargoSizeOf } from '#rules/cargo/cargo-size-of';
import { freeHoldOf } from '#rules/cargo/free-hold-of';
import { type Hold, holdFor } from '#rules/cargo/hold-of';
import { isStowed } from '#rules/cargo/is-stowed';
import { isStowedOn } from '#rules/cargo/is-stowed-on';
import { mayShip } from '#rules/cargo/may-ship';
import { systemOfUnit } from '#rules/economy/system-of-unit';
import type { Dock, Landings } from './dock-of.ts';

const MOV_7 = cite('MOV-7');

function freeHold({ record, holds }: Landings, { carrier, design }: Dock, hold: Hold): number {
  const { designs, units } = record.state();
  const aboard = holds.aboard(carrier.id).map((id) => rowOf(designs, rowOf(units, id).design));
  return freeHoldOf({ unit: carrier, design }, aboard, hold);
}

/** A Census comes aboard a convoy from a colony of one's own, never its last. */
function loadCensus(landings: Landings, dock: Dock): OrderFailure | null {
  const { record, landed } = landings;
  const { carrier } = dock;
  const system = rowOf(record.state().systems, dock.system);
  if (system.owner !== carrier.owner) return 'no-landing-here';
  const isConvoy = dock.design.kind === 'convoy';
  if (!isConvoy || system.census < 2 || landed.has(carrier.id)) return 'cargo-unfit';
  if (freeHold(landings, dock, 'stores') < CENSUS_SIZE) return 'no-room-aboard';
  const census = system.census - 1;
  record.emit({
    type: 'CensusLoaded',
    cite: MOV_7,
    rolls: [],
    witnesses: onlyFor(carrier.owner),
    empire: carrier.owner,
    unit: carrier.id,
    system: system.id,
    census,
    morale: Math.min(system.morale, census),
  });
  return null;
}

/** Whether a unit stands where its carrier is to be, and can be taken aboard. */
function isThere({ record, holds, resting, landed }: Landings, dock: Dock, unit: Unit): boolean {
  const state = record.state();
  const { place, id } = unit;
  if (unit.owner !== dock.carrier.owner || unit.status !== 'active' || place.kind === 'fleet') {
    return false;
  }
  const isFree = !resting.has(id) && !landed.has(id) && holds.aboard(id).length === 0;
  return !isStowed(unit, state) && isFree && systemOfUnit(unit, state) === dock.system;
}

/** Why a unit is not taken aboard; null: it is. */
function refusalOf(landings: Landings, dock: Dock, id: UnitId): OrderFailure | null {
  const { units, designs } = landings.record.state();
  const unit: Unit | undefined = units[id];
  if (unit === undefined) return 'cargo-unfit';
  const design = rowOf(designs, unit.design);
  const size = cargoSizeOf(design);
  if (size === null || !isThere(landings, dock, unit)) return 'cargo-unfit';
  if (!mayShip(design.kind, dock.port)) return 'no-landing-here';
  const isBased = !isStowedOn(dock.design, design);
  return isBased || size > freeHold(landings, dock, holdFor(design.kind)) ? 'no-room-aboard' : null;
}

function stow({ record, holds }: Landings, { carrier }: Dock, id: UnitId): void {
  const { place } = rowOf(record.state().units, id);
  if (place.kind === 'aboard') holds.leave(id, place.carrier);
  holds.enter(id, carrier.id);
}

function loadUnits(landings: Landings, dock: Dock, ids: readonly UnitId[]): OrderFailure | null {
  const { carrier, system } = dock;
  let because: OrderFailure | null = null;
  const units: UnitId[] = [];
  for (const id of unique(ids)) {
    const refused = refusalOf(landings, dock, id);
    because = refused ?? because;
    if (refused !== null) continue;
    stow(landings, dock, id);
    units.push(id);
  }
  if (units.length === 0) return because;
  const { id, owner: empire } = carrier;
  const head = { type: 'UnitsLoaded', cite: MOV_7, rolls: [] } as const;
  const what = { carrier: id, system, units };
  landings.record.emit({ ...head, witnesses: onlyFor(empire), empire, ...what });
  return because;
}

/** Takes aboard what a unit is to carry, as far as it fits; the reason why some of it does not. @rule MOV-7 */
export const loadCargo = (landings: Landings, dock: Dock, cargo: Cargo): OrderFailure | null =>
  cargo.kind === 'census' ? loadCensus(landings, dock) : loadUnits(landings, dock, cargo.units);
