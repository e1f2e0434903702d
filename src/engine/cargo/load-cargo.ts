import { rowOf } from '#kernel/collections/row-of';
import { unique } from '#kernel/collections/unique';
import { cite } from '#kernel/reasons/cite';
import type { UnitId } from '#model/campaign/ids';
import { onlyFor } from '#model/events/fact';
import type { OrderFailure } from '#model/events/causes';
import type { Cargo, SharedCargo } from '#model/orders/cargo';
import { CENSUS_SIZE, cargoSizeOf } from '#rules/cargo/cargo-size-of';
import { holdFor } from '#rules/cargo/hold-of';
import { cargoRefusal } from './cargo-refusal.ts';
import type { Dock, Landings } from './dock-of.ts';
import { freeHold } from './free-hold.ts';
import { loadShared } from './load-shared.ts';
import { stow } from './stow.ts';

const MOV_7 = cite('MOV-7');

/** A Census comes aboard a convoy from an own colony, never its last. */
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

/** Why a unit is not taken aboard; null: it is. */
function refusalOf(landings: Landings, dock: Dock, id: UnitId): OrderFailure | null {
  const because = cargoRefusal(landings, dock, id);
  if (because !== null) return because;
  const { units, designs } = landings.record.state();
  const design = rowOf(designs, rowOf(units, id).design);
  const size = cargoSizeOf(design) ?? 0;
  return size > freeHold(landings, dock, holdFor(design.kind)) ? 'no-room-aboard' : null;
}

function loadUnits(landings: Landings, dock: Dock, ids: readonly UnitId[]): OrderFailure | null {
  const { carrier, system } = dock;
  let because: OrderFailure | null = null;
  const units: UnitId[] = [];
  for (const id of unique(ids)) {
    const refused = refusalOf(landings, dock, id);
    because = refused ?? because;
    if (refused !== null) continue;
    stow(landings, id, [carrier.id]);
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
export function loadCargo(
  landings: Landings,
  dock: Dock,
  cargo: Cargo | SharedCargo,
): OrderFailure | null {
  switch (cargo.kind) {
    case 'census':
      return loadCensus(landings, dock);
    case 'units':
      return loadUnits(landings, dock, cargo.units);
    case 'shared':
      return loadShared(landings, dock, cargo);
  }
}
