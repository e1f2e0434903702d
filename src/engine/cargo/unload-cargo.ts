import { hasFriendlyColony } from '#rules/cargo/has-friendly-colony';
import { groupBy } from '#kernel/collections/group-by';
import { rowOf } from '#kernel/collections/row-of';
import { compareIds } from '#kernel/collections/tables';
import { unique } from '#kernel/collections/unique';
import { cite } from '#kernel/reasons/cite';
import type { EmpireId, UnitId } from '#model/campaign/ids';
import type { CampaignState } from '#model/campaign/state';
import type { StarSystem } from '#model/campaign/system';
import type { UnitsLanded } from '#model/events/cargo-events';
import { onlyFor, type Witnesses } from '#model/events/fact';
import type { OrderFailure } from '#model/events/causes';
import { ratingOf, type UnitDesign } from '#model/forces/design';
import type { Cargo } from '#model/orders/cargo';
import { mayShip } from '#rules/cargo/may-ship';
import { liesInHold } from '#rules/cargo/lies-in-hold';
import { sharersOf } from '#rules/cargo/sharers-of';
import { censusLanded } from '#rules/colony/census-landed';
import type { Dock, Landings } from './dock-of.ts';

const GND_4 = cite('GND-4');
type Berth = UnitsLanded['to'];

/** A Census goes to a system with Census, or founds a colony at an own outpost, up to the Capacity. */
function landCensus({ record, landed }: Landings, dock: Dock): OrderFailure | null {
  const { carrier, port } = dock;
  if (carrier.census === 0) return 'cargo-unfit';
  const system = rowOf(record.state().systems, dock.system);
  const isOutpost = system.owner === carrier.owner && system.census === 0;
  const isHome = system.census > 0 && (port === 'own' || port === 'partner');
  if (!isHome && !isOutpost) return 'no-landing-here';
  if (system.census >= system.capacity) return 'no-room-ashore';
  landed.add(carrier.id);
  record.emit({
    type: 'CensusLanded',
    cite: GND_4,
    rolls: [],
    witnesses: [...onlyFor(carrier.owner), ...hostOf(system, carrier.owner)],
    empire: carrier.owner,
    unit: carrier.id,
    system: system.id,
    ...censusLanded(system),
  });
  return null;
}

/** The owner of a colony that takes a partner's Census in is told. @rule FOG-1 */
const hostOf = ({ owner }: Pick<StarSystem, 'owner'>, lander: EmpireId): Witnesses =>
  owner === null || owner === lander ? [] : [{ empire: owner, as: 'participant' }];

/** Room for flights on own ships and bases in a system, by carrier sorted by id. */
function roomThere({ record, index, holds }: Landings, dock: Dock): Map<UnitId, number> {
  const { designs, units } = record.state();
  const flightsOn = (carrier: UnitId): number =>
    holds.aboard(carrier).filter((id) => rowOf(designs, rowOf(units, id).design).kind === 'flight')
      .length;
  const here = [
    ...index.atSystem(dock.system),
    ...index.fleetsAt(dock.system).flatMap(({ id }) => index.inFleet(id)),
  ].filter(({ owner, status }) => owner === dock.carrier.owner && status !== 'mothballed');
  return new Map(
    here
      .map(({ id, design }) => ({ id, design: rowOf(designs, design) }))
      .filter(({ design }) => design.cv > 0 && design.kind !== 'convoy')
      .sort((a, b) => compareIds(a.id, b.id))
      .map(({ id, design }) => [id, design.cv - flightsOn(id)]),
  );
}

/**
 * The place that a unit is put: the system, or, for a flight that can't stay there, the first carrier with room. Null if there is none.
 */
function berthOf(
  state: CampaignState,
  dock: Dock,
  design: UnitDesign,
  room: Map<UnitId, number>,
): Berth | null {
  const ashore: Berth = { kind: 'system', system: dock.system };
  if (design.kind !== 'flight') return ashore;
  const there = rowOf(state.systems, dock.system);
  const isColony = hasFriendlyColony(state, dock.carrier.owner, there);
  if (isColony && ratingOf(design, 'atmospheric') > 0) return ashore;
  const carrier = [...room].find(([, free]) => free > 0)?.[0];
  if (carrier === undefined) return null;
  room.set(carrier, (room.get(carrier) ?? 0) - 1);
  return { kind: 'aboard', carrier };
}

type Landing = Readonly<{ unit: UnitId; to: Berth }>;

/** Puts down units that go to one place. */
function putDown({ record, holds, landed }: Landings, dock: Dock, all: readonly Landing[]): void {
  const { carrier, system } = dock;
  const { id, owner: empire } = carrier;
  const [first] = all;
  if (first === undefined) return;
  const { to } = first;
  const units = all.map(({ unit }) => unit);
  for (const unit of units) {
    landed.add(unit);
    for (const one of [id, ...sharersOf(rowOf(record.state().units, unit))]) holds.leave(unit, one);
    if (to.kind === 'aboard') holds.enter(unit, to.carrier);
  }
  const head = { type: 'UnitsLanded', cite: GND_4, rolls: [] } as const;
  const what = { carrier: id, system, units, to };
  record.emit({ ...head, witnesses: onlyFor(empire), empire, ...what });
}

function landUnits(landings: Landings, dock: Dock, ids: readonly UnitId[]): OrderFailure | null {
  const { record, holds, landed } = landings;
  const state = record.state();
  const room = roomThere(landings, dock);
  const aboard = holds.aboard(dock.carrier.id).filter((id) => {
    const unit = rowOf(state.units, id);
    const isFirst = unit.place.kind === 'aboard' && unit.place.carrier === dock.carrier.id;
    const isCargo = liesInHold(dock.design, rowOf(state.designs, unit.design));
    return ids.includes(id) && isFirst && isCargo && !landed.has(id);
  });
  const landable = aboard.flatMap((unit): readonly Landing[] => {
    const design = rowOf(state.designs, rowOf(state.units, unit).design);
    const to = mayShip(design.kind, dock.port) ? berthOf(state, dock, design, room) : null;
    return to === null ? [] : [{ unit, to }];
  });
  for (const same of groupBy(landable, ({ to }) => JSON.stringify(to)).values()) {
    putDown(landings, dock, same);
  }
  if (aboard.length < unique(ids).length) return 'cargo-unfit';
  return landable.length < aboard.length ? 'no-landing-here' : null;
}

/**
 * Puts down what a unit carries, as far as it may be there; the reason why some of it may not.
 * @rule GND-4
 * @ruling An item that several carriers share is unloaded by the first of them.
 */
export const unloadCargo = (landings: Landings, dock: Dock, cargo: Cargo): OrderFailure | null =>
  cargo.kind === 'census' ? landCensus(landings, dock) : landUnits(landings, dock, cargo.units);
