import type { Recorder } from '#engine/record/recorder';
import { rowOf } from '#kernel/collections/row-of';
import { valuesById } from '#kernel/collections/tables';
import { type Effect, pulledBackIdOf } from '#model/campaign/effect';
import { err, ok, type Result } from '#kernel/result/result';
import type { EmpireId, SystemId, UnitId } from '#model/campaign/ids';
import type { CampaignState } from '#model/campaign/state';
import type { OrderFailure } from '#model/events/causes';
import type { UnitDesign } from '#model/forces/design';
import type { Fleet } from '#model/forces/fleet';
import type { Unit } from '#model/forces/unit';
import { hasHold } from '#rules/cargo/has-hold';
import { portFor } from '#rules/cargo/port-for';
import type { Port } from '#rules/cargo/port-of';
import { isHeldBack } from '#rules/encounters/is-held-back';
import { type ForceIndex, forceIndexOf } from '#rules/forces/force-index';
import { restingUnits } from '#rules/forces/resting-units';
import { controllersIn } from '#rules/movement/controllers-in';
import { type Holds, holdsOf } from './holds-of.ts';

/** What fighting on the ground means for landing and loading. */
export type Ashore = Readonly<{
  /** Units of the empire's side hold ground in the system (GND-2). */
  hasBeachhead: (empire: EmpireId, system: SystemId) => boolean;
  /** Units that invaded this turn: they neither land nor go aboard (GND-4). */
  hasInvaded: ReadonlySet<UnitId>;
}>;
const PEACE: Ashore = { hasBeachhead: () => false, hasInvaded: new Set() };

/** The shared state of all loading and landing at one time. */
export type Landings = Readonly<{
  record: Recorder;
  hostOf: (system: SystemId) => EmpireId | null;
  resting: ReadonlySet<UnitId>;
  /** The positions when it began; apart from cargo they are unchanged. */
  index: ForceIndex;
  holds: Holds;
  /** Landed in this turn, and so not loaded again; the carrier represents its Census. */
  landed: Set<UnitId>;
  ashore: Ashore;
}>;

/** A carrier of cargo in a system where it may load and unload. */
export type Dock = Readonly<{
  carrier: Unit;
  design: UnitDesign;
  system: SystemId;
  host: EmpireId | null;
  port: Port;
}>;

/** Reads the facts for everything that is loaded and landed now. */
export function landingsOf(record: Recorder, ashore: Ashore = PEACE): Landings {
  const state = record.state();
  const index = forceIndexOf(state);
  return {
    record,
    index,
    holds: holdsOf(index),
    hostOf: controllersIn(state),
    resting: restingUnits(valuesById(state.projects)),
    // What invaded is neither landed nor loaded in the same turn.
    landed: new Set(ashore.hasInvaded),
    ashore,
  };
}

function fleetOf(state: CampaignState, { place }: Unit): Fleet | null {
  return place.kind === 'fleet' ? rowOf(state.fleets, place.fleet) : null;
}

/**
 * Whether a blockade keeps a carrier from loading and landing. Only carriers of the system's controller can, if they were there before.
 * @rule MOV-7
 * @ruling A blockade doesn't keep its besiegers from landing at their beachhead or embarking from it (GND-4).
 * @ruling In a blockaded system, Assault and Supply ships of its controller that were already there may load and land, as its convoys may.
 */
function isShutOff(
  { record }: Landings,
  fleet: Fleet,
  { system, host }: Pick<Dock, 'system' | 'host'>,
): boolean {
  const { systems, turn } = record.state();
  if (!rowOf(systems, system).blockaded) return false;
  return fleet.owner !== host || fleet.lastMoved >= turn;
}

/** Whether a unit pulled back before an Interception and is still held to it. @rule ENC-3 */
function hasPulledBack({ record }: Landings, { id }: Unit): boolean {
  const state = record.state();
  const mark: Effect | undefined = state.effects[pulledBackIdOf(id)];
  return mark !== undefined && isHeldBack(mark, state);
}

/** Why a unit neither loads nor unloads at the landings. */
function idleness(landings: Landings, carrier: Unit, design: UnitDesign): OrderFailure | null {
  const isFree = carrier.status === 'active' && !carrier.trading;
  if (!hasHold(design) || !isFree) return 'convoy-unfit';
  if (hasPulledBack(landings, carrier)) return 'pulled-back';
  return landings.resting.has(carrier.id) ? 'resting' : null;
}

/** What a system is to an empire, which may hold ground in it by a beachhead. @rule GND-4 */
function portNow(
  { record, ashore }: Landings,
  empire: EmpireId,
  { system, host }: Pick<Dock, 'system' | 'host'>,
): Port {
  const port = portFor(record.state(), empire, host);
  const isOpen = port === 'own' || port === 'partner';
  return !isOpen && ashore.hasBeachhead(empire, system) ? 'beachhead' : port;
}

/** The place where a carrier of an empire may load and unload now, or why it may not. @rule GND-4 @rule MOV-7 */
export function dockOf(
  landings: Landings,
  empire: EmpireId,
  id: UnitId,
): Result<Dock, OrderFailure> {
  const state = landings.record.state();
  const carrier: Unit | undefined = state.units[id];
  if (carrier?.owner !== empire) return err('units-elsewhere');
  const design = rowOf(state.designs, carrier.design);
  const idle = idleness(landings, carrier, design);
  if (idle !== null) return err(idle);
  const fleet = fleetOf(state, carrier);
  if (fleet?.place.kind !== 'system') return err('units-elsewhere');
  if (fleet.withdrawing !== null) return err('withdrawing');
  const { system } = fleet.place;
  const host = landings.hostOf(system);
  const port = portNow(landings, empire, { system, host });
  if (port !== 'beachhead' && isShutOff(landings, fleet, { system, host })) return err('blockaded');
  return ok({ carrier, design, system, host, port });
}
