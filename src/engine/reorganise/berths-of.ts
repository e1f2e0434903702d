import type { Recorder } from '#engine/record/recorder';
import { rowOf } from '#kernel/collections/row-of';
import { valuesById } from '#kernel/collections/tables';
import type { EmpireId, FleetId, SystemId, UnitId } from '#model/campaign/ids';
import type { CampaignState } from '#model/campaign/state';
import type { Fleet } from '#model/forces/fleet';
import type { Unit, UnitPlace } from '#model/forces/unit';
import { isParted } from '#rules/cargo/is-parted';
import { isStowed } from '#rules/cargo/is-stowed';
import { isTowedOn } from '#rules/cargo/is-towed-on';
import { sharersOf } from '#rules/cargo/sharers-of';

/** Where units are while fleets are reorganised. */
export type Berths = Readonly<{
  isOwn: (empire: EmpireId, unit: UnitId) => boolean;
  /** Null: not in a system. */
  systemOf: (unit: UnitId) => SystemId | null;
  /** The unit's own fleet, before it was moved. */
  fleetOf: (unit: UnitId) => FleetId | null;
  /** In a fleet, or aboard something in a fleet, that has to withdraw first (ENC-4). */
  isWithdrawing: (unit: UnitId) => boolean;
  canSail: (unit: UnitId) => boolean;
  /** Cargo in a hold, and so not to be reassigned (MOV-7). */
  isInHold: (unit: UnitId) => boolean;
  /** A base behind a tug (MOV-10). */
  isInTow: (unit: UnitId) => boolean;
  /** Whether they would leave others with which they share an item (MOV-7). */
  leaveSharers: (units: readonly UnitId[]) => boolean;
  sizeOf: (fleet: FleetId) => number;
  /** Units based aboard a carrier. */
  aboard: (carrier: UnitId) => ReadonlySet<UnitId>;
  move: (unit: UnitId, to: UnitPlace) => void;
}>;

function outermost(state: CampaignState, id: UnitId): UnitPlace {
  const { place } = rowOf(state.units, id);
  return place.kind === 'aboard' ? outermost(state, place.carrier) : place;
}

function fleetWith(state: CampaignState, id: UnitId): Fleet | null {
  const place = outermost(state, id);
  return place.kind === 'fleet' ? rowOf(state.fleets, place.fleet) : null;
}

function systemOf(state: CampaignState, id: UnitId): SystemId | null {
  const place = outermost(state, id);
  if (place.kind === 'system') return place.system;
  const fleet = fleetWith(state, id);
  return fleet?.place.kind === 'system' ? fleet.place.system : null;
}

const NOBODY: ReadonlySet<UnitId> = new Set();

/** Whether a unit would be in tow at a place. */
function isTowedAt(state: CampaignState, id: UnitId, place: UnitPlace | undefined): boolean {
  if (place?.kind !== 'aboard') return false;
  const [tug, base] = [rowOf(state.units, place.carrier), rowOf(state.units, id)];
  return isTowedOn(rowOf(state.designs, tug.design), rowOf(state.designs, base.design));
}

/** Counts the fleets once; from then on it is told of each unit that moves. */
export function berthsOf(record: Recorder): Berths {
  const places = new Map<UnitId, UnitPlace>();
  const sizes = new Map<FleetId, number>();
  const aboard = new Map<UnitId, Set<UnitId>>();
  const fleetOf = (unit: UnitId): FleetId | null => {
    const place = places.get(unit);
    return place?.kind === 'fleet' ? place.fleet : null;
  };
  const leave = (unit: UnitId): void => {
    const place = places.get(unit);
    if (place?.kind === 'fleet') sizes.set(place.fleet, (sizes.get(place.fleet) ?? 0) - 1);
    if (place?.kind === 'aboard') aboard.get(place.carrier)?.delete(unit);
  };
  const enter = (unit: UnitId, place: UnitPlace): void => {
    places.set(unit, place);
    if (place.kind === 'fleet') sizes.set(place.fleet, (sizes.get(place.fleet) ?? 0) + 1);
    if (place.kind !== 'aboard') return;
    aboard.set(place.carrier, (aboard.get(place.carrier) ?? new Set()).add(unit));
  };
  const all = valuesById(record.state().units);
  for (const { id, place } of all) enter(id, place);
  const isInTow = (unit: UnitId): boolean => isTowedAt(record.state(), unit, places.get(unit));
  const shared = all.map(sharersOf).filter((sharers) => sharers.length > 0);
  return {
    isOwn: (empire, unit) => {
      const row: Unit | undefined = record.state().units[unit];
      return row?.owner === empire;
    },
    systemOf: (unit) => systemOf(record.state(), unit),
    fleetOf,
    isWithdrawing: (unit) => (fleetWith(record.state(), unit)?.withdrawing ?? null) !== null,
    canSail: (unit) => {
      const { kind } = rowOf(record.state().designs, rowOf(record.state().units, unit).design);
      return kind === 'ship' || kind === 'convoy';
    },
    isInHold: (unit) => {
      const place = places.get(unit);
      if (place === undefined || isInTow(unit)) return false;
      const state = record.state();
      return isStowed({ ...rowOf(state.units, unit), place }, state);
    },
    isInTow,
    leaveSharers: (units) => shared.some((sharers) => isParted(sharers, units)),
    sizeOf: (fleet) => sizes.get(fleet) ?? 0,
    aboard: (carrier) => aboard.get(carrier) ?? NOBODY,
    move: (unit, to) => {
      leave(unit);
      enter(unit, to);
    },
  };
}
