import type { PhaseInput } from '#engine/record/phase';
import type { Recorder } from '#engine/record/recorder';
import { rowOf } from '#kernel/collections/row-of';
import { entriesById, valuesById } from '#kernel/collections/tables';
import { unique } from '#kernel/collections/unique';
import { cite } from '#kernel/reasons/cite';
import { err, ok, type Result } from '#kernel/result/result';
import type { EmpireId, SystemId, UnitId } from '#model/campaign/ids';
import type { CampaignState } from '#model/campaign/state';
import { onlyFor } from '#model/events/fact';
import type { OrderFailure } from '#model/events/causes';
import type { Fleet } from '#model/forces/fleet';
import type { Unit } from '#model/forces/unit';
import { isStowed } from '#rules/cargo/is-stowed';
import { systemOfUnit } from '#rules/economy/system-of-unit';
import { canStrike } from '#rules/encounters/can-strike';
import { restingUnits } from '#rules/forces/resting-units';
import { isInStrikeRange } from '#rules/movement/is-in-strike-range';
import { isShutIn } from './supply-lines-of.ts';
import type { Theatre } from './theatre-of.ts';

/** Flights of one empire that go to one system. */
export type Wing = Readonly<{ empire: EmpireId; system: SystemId; units: readonly UnitId[] }>;

/** The results of the supply steps before: the units without supply, and the units that were redeployed. */
export type Supplied = Readonly<{
  theatre: Theatre;
  hungry: readonly UnitId[];
  redeployed: ReadonlySet<UnitId>;
}>;

type Deck = Readonly<{
  state: CampaignState;
  theatre: Theatre;
  empire: EmpireId;
  without: ReadonlySet<UnitId>;
  resting: ReadonlySet<UnitId>;
}>;

/** The fleet that a unit is in, even aboard another unit; null if it is in none. */
function fleetOf(state: CampaignState, { place }: Unit): Fleet | null {
  if (place.kind === 'aboard') return fleetOf(state, rowOf(state.units, place.carrier));
  return place.kind === 'fleet' ? rowOf(state.fleets, place.fleet) : null;
}

/** The system of a flight's base, or why the flight itself can't strike. @rule MOV-8 @rule SUP-7 */
function baseOf(deck: Deck, id: UnitId): Result<SystemId, OrderFailure> {
  const { state, empire, without, resting } = deck;
  const unit: Unit | undefined = state.units[id];
  if (unit?.owner !== empire) return err('units-elsewhere');
  const { kind } = rowOf(state.designs, unit.design);
  if (!canStrike({ ...unit, kind, isStowed: isStowed(unit, state) })) return err('unit-unfit');
  if (resting.has(id)) return err('resting');
  if (unit.outOfSupply > 0 || without.has(id)) return err('out-of-supply');
  const fleet = fleetOf(state, unit);
  if (fleet !== null && fleet.withdrawing !== null) return err('withdrawing');
  const system = systemOfUnit(unit, state);
  return system === null ? err('fleet-in-lane') : ok(system);
}

/** Whether an encounter with some of an empire is to come there. */
const isMet = ({ state, empire }: Deck, at: SystemId): boolean =>
  valuesById(state.encounters).some(
    ({ place, present }) =>
      place.kind === 'system' && place.system === at && present.includes(empire),
  );

/** Why a flight can't strike at a system from its base, or null. @rule MOV-8 */
function barOf(deck: Deck, id: UnitId, to: SystemId): OrderFailure | null {
  const base = baseOf(deck, id);
  if (!base.ok) return base.error;
  if (!isInStrikeRange(deck.state.lanes, base.value, to)) return 'out-of-reach';
  if (isShutIn(deck, base.value)) return 'base-blockaded';
  return isMet(deck, base.value) ? 'encounter-here' : null;
}

/**
 * The flights that strike, as they were ordered and as supply, blockades and encounters let them; why others do not is told.
 * @rule MOV-8 @rule SUP-7 @rule SUP-10
 * @ruling All strikes set out at once, from where their bases are at the end of the Supply Phase. Only an encounter that arises there
 *   without any strike keeps flights at home. A flight with several orders follows the first one that it can.
 */
export function strikesReady(
  record: Recorder,
  { orders }: Pick<PhaseInput, 'orders'>,
  { theatre, hungry, redeployed }: Supplied,
): readonly Wing[] {
  const state = record.state();
  const without = new Set(hungry);
  const resting = restingUnits(valuesById(state.projects));
  const away = new Set(redeployed);
  const wings: Wing[] = [];
  for (const [empire, sheet] of entriesById(orders)) {
    const deck: Deck = { state, theatre, empire, without, resting };
    for (const { order, index } of sheet) {
      if (order.kind !== 'LaunchStrike') continue;
      const { kind, system } = order;
      const units = unique(order.units).filter((id) => {
        const because = away.has(id) ? 'unit-unfit' : barOf(deck, id, system);
        if (because === null) return true;
        const head = { cite: cite('MOV-8'), rolls: [], witnesses: onlyFor(empire), empire };
        record.emit({ type: 'OrderFailed', ...head, index, kind, because, about: id });
        return false;
      });
      for (const id of units) away.add(id);
      if (units.length > 0) wings.push({ empire, system, units });
    }
  }
  return wings;
}
