import { rowOf } from '#kernel/collections/row-of';
import { unique } from '#kernel/collections/unique';
import { cite } from '#kernel/reasons/cite';
import { err, ok, type Result } from '#kernel/result/result';
import type { UnitId } from '#model/campaign/ids';
import { onlyFor } from '#model/events/fact';
import type { OrderFailure } from '#model/events/causes';
import type { HoldShare } from '#model/forces/unit';
import type { SharedCargo } from '#model/orders/cargo';
import { cargoSizeOf } from '#rules/cargo/cargo-size-of';
import { holdFor } from '#rules/cargo/hold-of';
import { sharedAmong } from '#rules/cargo/shared-among';
import { cargoRefusal } from './cargo-refusal.ts';
import { type Dock, dockOf, type Landings } from './dock-of.ts';
import { freeHold } from './free-hold.ts';
import { stow } from './stow.ts';

function docksOf(
  landings: Landings,
  { carrier }: Dock,
  ids: readonly UnitId[],
): Result<readonly Dock[], OrderFailure> {
  const docks: Dock[] = [];
  for (const id of unique(ids).filter((one) => one !== carrier.id)) {
    const dock = dockOf(landings, carrier.owner, id);
    if (!dock.ok) return dock;
    docks.push(dock.value);
  }
  return ok(docks);
}

const fleetOf = ({ carrier: { place } }: Dock): string | null =>
  place.kind === 'fleet' ? place.fleet : null;

/** The part of an item that each carrier takes, or why they can't take it. */
function sharesOf(
  landings: Landings,
  dock: Dock,
  { unit: id, others }: SharedCargo,
): Result<readonly HoldShare[], OrderFailure> {
  const docks = docksOf(landings, dock, others);
  if (!docks.ok) return docks;
  const all = [dock, ...docks.value];
  if (all.some((one) => fleetOf(one) !== fleetOf(dock))) return err('units-elsewhere');
  const because = all.map((one) => cargoRefusal(landings, one, id)).find((one) => one !== null);
  if (because !== undefined) return err(because);
  const { units, designs } = landings.record.state();
  const design = rowOf(designs, rowOf(units, id).design);
  const roomOf = (one: Dock) => {
    const free = freeHold(landings, one, holdFor(design.kind));
    return { carrier: one.carrier.id, free };
  };
  const shares = sharedAmong(cargoSizeOf(design) ?? 0, roomOf(dock), docks.value.map(roomOf));
  return shares === null ? err('no-room-aboard') : ok(shares);
}

/**
 * Takes one item aboard several carriers of a fleet, the first of them as much as it has room for; returns the reason if they can't.
 * @rule MOV-7
 * @ruling Several carriers can share a unit, but not a Census. Carriers that aren't needed for the item take no part of it.
 */
export function loadShared(
  landings: Landings,
  dock: Dock,
  cargo: SharedCargo,
): OrderFailure | null {
  const shares = sharesOf(landings, dock, cargo);
  if (!shares.ok) return shares.error;
  const { carrier, system } = dock;
  const { id, owner: empire } = carrier;
  stow(landings, cargo.unit, [id, ...shares.value.map((one) => one.carrier)]);
  landings.record.emit({
    type: 'UnitsLoaded',
    cite: cite('MOV-7'),
    rolls: [],
    witnesses: onlyFor(empire),
    empire,
    carrier: id,
    system,
    units: [cargo.unit],
    ...(shares.value.length === 0 ? {} : { shares: shares.value }),
  });
  return null;
}
