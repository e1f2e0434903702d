import { rowOf } from '#kernel/collections/row-of';
import { valuesById } from '#kernel/collections/tables';
import { unique } from '#kernel/collections/unique';
import { err, ok, type Result } from '#kernel/result/result';
import type { EmpireId, FleetId, SystemId, UnitId } from '#model/campaign/ids';
import type { CampaignState } from '#model/campaign/state';
import type { OrderFailure } from '#model/events/causes';
import type { UnitDesign } from '#model/forces/design';
import type { Fleet } from '#model/forces/fleet';
import type { Unit, UnitKind, UnitPlace } from '#model/forces/unit';
import type { Assignment, FleetRef, ReorganiseAt } from '#model/orders/order';
import type { RuleSet } from '#model/settings/rule-set';
import { hasFriendlyColony } from '#rules/cargo/has-friendly-colony';
import { canTow } from '#rules/cargo/can-tow';
import { mayShip } from '#rules/cargo/may-ship';
import { portFor } from '#rules/cargo/port-for';
import { berthsFor } from '#rules/encounters/berths-for';
import { isJustBuilt } from '#rules/construction/is-just-built';
import { controllersIn } from '#rules/movement/controllers-in';
import type { Berths } from './berths-of.ts';
import { isTendered } from '#rules/forces/is-tendered';
import { fleetByRef } from './fleet-by-ref.ts';

type Yard = Readonly<{
  state: CampaignState;
  berths: Berths;
  formed: ReadonlyMap<string, FleetId>;
  empire: EmpireId;
  system: SystemId;
  at: ReorganiseAt;
  rules: Pick<RuleSet, 'towBases'>;
}>;
type Target = Result<UnitPlace, OrderFailure>;

/** After Construction a sheet may mean a fleet that it formed before movement; names are unique then. */
function formedEarlier({ state, empire }: Yard, ref: FleetRef): FleetId | null {
  const isMeant = ({ owner, name }: Fleet): boolean => owner === empire && ref === `new:${name}`;
  return valuesById(state.fleets).find(isMeant)?.id ?? null;
}

function intoFleet(yard: Yard, units: readonly UnitId[], ref: FleetRef): Target {
  const id = fleetByRef(yard.formed, yard.empire, ref) ?? formedEarlier(yard, ref);
  const fleet: Fleet | undefined = id === null ? undefined : yard.state.fleets[id];
  if (fleet?.owner !== yard.empire) return err('fleet-gone');
  if (fleet.withdrawing !== null) return err('withdrawing');
  const isHere = fleet.place.kind === 'system' && fleet.place.system === yard.system;
  if (!isHere || !units.every((unit) => yard.berths.canSail(unit))) return err('units-elsewhere');
  return ok({ kind: 'fleet', fleet: fleet.id });
}

const designOf = ({ state }: Yard, id: UnitId): UnitDesign =>
  rowOf(state.designs, rowOf(state.units, id).design);

/** Only Atmospheric flights, at an own colony or that of a partner (section 1, Basing), and bases from tow; ships stay in fleets. @rule DIP-10 */
function ontoSystem(yard: Yard, units: readonly UnitId[]): Target {
  const { state, berths, empire, system } = yard;
  const hasColony = hasFriendlyColony(state, empire, rowOf(state.systems, system));
  const isBased = (id: UnitId): boolean => {
    const { kind, abilities } = designOf(yard, id);
    return kind === 'flight' && hasColony && abilities.some((one) => one.id === 'atmospheric');
  };
  if (!units.every((id) => berths.isInTow(id) || isBased(id))) return err('no-room-aboard');
  const isShutOut = units.some((id) => berths.isInTow(id)) && !mayPutDown(yard);
  return isShutOut ? err('no-landing-here') : ok({ kind: 'system', system });
}

/**
 * Whether a base may be put down there.
 * @rule MOV-10 @rule MOV-7
 * @ruling A base is taken in tow and put down like units that are re-based (MOV-9), even in a blockade. It can't be put down in a system
 *   that an empire without a Military treaty controls.
 */
function mayPutDown({ state, empire, system }: Yard): boolean {
  const host = controllersIn(state)(system);
  return mayShip('base', portFor(state, empire, host));
}

/** Whether a unit may be based aboard at all: flights, corvettes, and minefields that are new or aboard a Minelayer already. @rule ABL-2 */
function isBasable({ state, berths, at }: Yard, id: UnitId): boolean {
  const unit = rowOf(state.units, id);
  const design = rowOf(state.designs, unit.design);
  if (design.kind !== 'minefield') {
    return (design.kind === 'flight' || isTendered(design)) && berths.aboard(id).size === 0;
  }
  return unit.place.kind === 'aboard' || isJustBuilt(unit, { turn: state.turn, at });
}

/** Whether a carrier has a berth for each of these units, with what else is aboard. */
function hasBerths({ state, berths }: Yard, units: readonly UnitId[], carrier: Unit): boolean {
  const kindOf = (id: UnitId): UnitKind => rowOf(state.designs, rowOf(state.units, id).design).kind;
  const host = rowOf(state.designs, carrier.design);
  const all = unique([...berths.aboard(carrier.id), ...units]).map(kindOf);
  return unique(units.map(kindOf)).every(
    (kind) => all.filter((one) => one === kind).length <= berthsFor(host, kind),
  );
}

/** One base with nothing aboard, behind a tug that has no other. @rule MOV-10 */
function goesInTow(yard: Yard, units: readonly UnitId[], carrier: Unit): boolean {
  const { berths, rules } = yard;
  const [id, ...others] = units;
  if (id === undefined || others.length > 0 || rules.towBases === 'off') return false;
  const isTaken = [...berths.aboard(carrier.id)].some((one) => one !== id && berths.isInTow(one));
  if (isTaken || berths.aboard(id).size > 0) return false;
  return canTow({ unit: carrier, design: designOf(yard, carrier.id) }, designOf(yard, id));
}

const fitsAboard = (yard: Yard, units: readonly UnitId[], carrier: Unit): boolean =>
  (units.every((unit) => isBasable(yard, unit)) && hasBerths(yard, units, carrier)) ||
  goesInTow(yard, units, carrier);

/** Puts units aboard a carrier as far as it has berths, in any condition of the carrier. Neither may be mothballed. */
function aboard(yard: Yard, units: readonly UnitId[], id: UnitId): Target {
  const { state, berths, empire, system } = yard;
  const carrier: Unit | undefined = state.units[id];
  if (carrier?.owner !== empire || berths.systemOf(id) !== system) return err('units-elsewhere');
  if (carrier.place.kind === 'aboard' || units.includes(id)) return err('no-room-aboard');
  if (berths.isWithdrawing(id)) return err('withdrawing');
  const isLaidUp = (unit: UnitId): boolean => rowOf(state.units, unit).status === 'mothballed';
  if ([id, ...units].some(isLaidUp)) return err('unit-unfit');
  return fitsAboard(yard, units, carrier)
    ? ok({ kind: 'aboard', carrier: id })
    : err('no-room-aboard');
}

/** The place where units of an empire in a system are put, or why they can't be. @rule MOV-9 @rule CON-11 */
export function targetOf(yard: Yard, units: readonly UnitId[], to: Assignment<UnitId>): Target {
  switch (to.kind) {
    case 'fleet':
      return intoFleet(yard, units, to.fleet);
    case 'system':
      return ontoSystem(yard, units);
    case 'aboard':
      return aboard(yard, units, to.carrier);
  }
}
