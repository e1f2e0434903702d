import type { PhaseInput } from '#engine/record/phase';
import type { Recorder } from '#engine/record/recorder';
import { groupBy } from '#kernel/collections/group-by';
import { rowOf } from '#kernel/collections/row-of';
import { entriesById, valuesById } from '#kernel/collections/tables';
import { unique } from '#kernel/collections/unique';
import { cite } from '#kernel/reasons/cite';
import { err, ok, type Result } from '#kernel/result/result';
import type { EmpireId, SystemId, UnitId } from '#model/campaign/ids';
import type { CampaignState } from '#model/campaign/state';
import { onlyFor } from '#model/events/fact';
import type { OrderFailure } from '#model/events/causes';
import type { Unit, UnitPlace } from '#model/forces/unit';
import type { RedeployUnits } from '#model/orders/order';
import { isStowed } from '#rules/cargo/is-stowed';
import { laneNetworkOf } from '#rules/economy/trade-routes';
import { systemOfUnit } from '#rules/economy/system-of-unit';
import { restingUnits } from '#rules/forces/resting-units';
import { laneMapOf } from '#rules/movement/lane-map-of';
import { reachedFreely } from '#rules/supply/reached-freely';
import { redeploymentBerth } from '#rules/supply/redeployment-berth';
import { type Goal, goalOf } from './goal-of.ts';
import { stationedIn } from './stationed-in.ts';
import { supplyLinesOf } from './supply-lines-of.ts';
import type { Theatre } from './theatre-of.ts';

type Before = Readonly<{
  theatre: Theatre;
  /** Units that drew no supply in this phase, and minefields that were laid in it. */
  hungry: readonly UnitId[];
  laid: ReadonlySet<UnitId>;
}>;

type Mover = Readonly<{
  record: Recorder;
  empire: EmpireId;
  laid: ReadonlySet<UnitId>;
  isResting: (unit: UnitId) => boolean;
  isSupplied: (system: SystemId) => boolean;
  /** Everywhere that units of a system can go. */
  reachOf: (system: SystemId) => ReadonlySet<SystemId>;
}>;

function moverFor(record: Recorder, { theatre, hungry, laid }: Before, empire: EmpireId): Mover {
  const state = record.state();
  const lines = supplyLinesOf({ state, theatre, lanes: laneMapOf(state.lanes), empire }, []);
  const network = laneNetworkOf(valuesById(state.lanes));
  const resting = restingUnits(valuesById(state.projects));
  const without = new Set(hungry);
  const served = new Set(
    stationedIn(state).flatMap(({ unit, together }) =>
      unit.owner === empire && !without.has(unit.id) ? [together] : [],
    ),
  );
  const hasNoEnemy = (system: SystemId): boolean =>
    [...theatre.presencesAt(system)].every(
      ([other, { bars }]) =>
        other === empire || !bars || theatre.rights(empire, other).stance !== 'enemy',
    );
  return {
    record,
    empire,
    laid,
    isResting: (unit) => resting.has(unit),
    isSupplied: (system) => {
      const place = { kind: 'system', system } as const;
      return served.has(system) || lines.routeFrom({ place, together: system }) !== null;
    },
    reachOf: (system) => reachedFreely(network, system, hasNoEnemy),
  };
}

/** Flights that are no cargo and minefields that lie in a system, in service. */
function isMovable(state: CampaignState, unit: Unit): boolean {
  if (unit.status === 'mothballed' || isStowed(unit, state)) return false;
  const { kind } = rowOf(state.designs, unit.design);
  return kind === 'flight' || (kind === 'minefield' && unit.place.kind === 'system');
}

/** The system that a unit leaves, or why it stays. */
function originOf(mover: Mover, id: UnitId): Result<SystemId, OrderFailure> {
  const { record, empire, laid, isResting, isSupplied } = mover;
  const state = record.state();
  const unit: Unit | undefined = state.units[id];
  if (unit?.owner !== empire) return err('units-elsewhere');
  if (!isMovable(state, unit) || laid.has(id)) return err('unit-unfit');
  if (isResting(id)) return err('resting');
  const system = systemOfUnit(unit, state);
  if (system === null) return err('units-elsewhere');
  const isFed = unit.outOfSupply === 0 && isSupplied(system);
  return isFed ? ok(system) : err('out-of-supply');
}

/** The place to which a unit is redeployed, or why it stays. */
function berthFor(
  mover: Mover,
  id: UnitId,
  { system, harbour }: Goal,
): Result<UnitPlace, OrderFailure> {
  const origin = originOf(mover, id);
  if (!origin.ok) return origin;
  if (!mover.isSupplied(system)) return err('out-of-supply');
  if (!mover.reachOf(origin.value).has(system)) return err('no-free-way');
  const { designs, units } = mover.record.state();
  const place = redeploymentBerth(rowOf(designs, rowOf(units, id).design), harbour);
  return place === null ? err('no-room-aboard') : ok(place);
}

/** Returns the units that went. */
function carryOut(mover: Mover, order: RedeployUnits, index: number): readonly UnitId[] {
  const { record, empire } = mover;
  const head = { cite: cite('SUP-10'), rolls: [], witnesses: onlyFor(empire), empire } as const;
  const fail = (because: OrderFailure, about: string): void => {
    record.emit({ type: 'OrderFailed', ...head, index, kind: order.kind, because, about });
  };
  const placed = new Map<UnitId, UnitPlace>();
  for (const id of unique(order.units)) {
    const goal = goalOf(record.state(), empire, order.to, placed);
    const berth = goal.ok ? berthFor(mover, id, goal.value) : goal;
    if (berth.ok) placed.set(id, berth.value);
    else fail(berth.error, id);
  }
  const goal = goalOf(record.state(), empire, order.to, placed);
  if (!goal.ok) return [];
  const { system } = goal.value;
  for (const same of groupBy([...placed], ([, place]) => JSON.stringify(place)).values()) {
    const units = same.map(([id]) => id);
    for (const [, to] of same.slice(0, 1)) {
      record.emit({ type: 'UnitsRedeployed', ...head, units, system, to });
    }
  }
  return [...placed.keys()];
}

/**
 * Flights and deployed minefields in supply go over any distance to a fleet or system in supply, by explored lanes that no enemy fleet
 * bars, as far as there is room. Returns those that went.
 * @rule SUP-10
 * @ruling A fleet in a lane can't take in units. Minefields that were laid in this phase can't be redeployed.
 */
export function redeployUnits(
  record: Recorder,
  { orders }: Pick<PhaseInput, 'orders'>,
  before: Before,
): ReadonlySet<UnitId> {
  const gone = new Set<UnitId>();
  for (const [empire, sheet] of entriesById(orders)) {
    for (const { order, index } of sheet) {
      if (order.kind !== 'RedeployUnits') continue;
      for (const id of carryOut(moverFor(record, before, empire), order, index)) gone.add(id);
    }
  }
  return gone;
}
