import { rowOf } from '#kernel/collections/row-of';
import { valuesById } from '#kernel/collections/tables';
import { err, ok, type Result } from '#kernel/result/result';
import type { EmpireId, FleetId, SystemId, UnitId } from '#model/campaign/ids';
import type { CampaignState } from '#model/campaign/state';
import type { OrderFailure } from '#model/events/turn-events';
import type { Fleet } from '#model/forces/fleet';
import type { Unit, UnitPlace } from '#model/forces/unit';
import type { Assignment, FleetRef } from '#model/orders/order';
import type { Berths } from './berths-of.ts';
import { fleetByRef } from './fleet-by-ref.ts';

type Yard = Readonly<{
  state: CampaignState;
  berths: Berths;
  formed: ReadonlyMap<string, FleetId>;
  empire: EmpireId;
  system: SystemId;
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

/** Only Atmospheric flights, in the air of their own colony (section 1, Basing); ships stay in fleets. */
function ontoSystem({ state, empire, system }: Yard, units: readonly UnitId[]): Target {
  const { owner, census } = rowOf(state.systems, system);
  const hasColony = owner === empire && census > 0;
  const isBased = units.every((id) => {
    const { kind, abilities } = rowOf(state.designs, rowOf(state.units, id).design);
    return kind === 'flight' && hasColony && abilities.some((one) => one.id === 'atmospheric');
  });
  return isBased ? ok({ kind: 'system', system }) : err('no-room-aboard');
}

/** One flight for each point of CV, whatever the carrier's condition; nothing that is mothballed. */
function aboard(
  { state, berths, empire, system }: Yard,
  units: readonly UnitId[],
  id: UnitId,
): Target {
  const carrier: Unit | undefined = state.units[id];
  if (carrier?.owner !== empire || berths.systemOf(id) !== system) return err('units-elsewhere');
  if (carrier.place.kind === 'aboard' || units.includes(id)) return err('no-room-aboard');
  if (berths.isWithdrawing(id)) return err('withdrawing');
  const isFlight = (unit: UnitId): boolean =>
    rowOf(state.designs, rowOf(state.units, unit).design).kind === 'flight';
  const isLaidUp = (unit: UnitId): boolean => rowOf(state.units, unit).status === 'mothballed';
  if ([id, ...units].some(isLaidUp)) return err('unit-unfit');
  const others = [...berths.aboard(id)].filter((unit) => !units.includes(unit));
  const room = rowOf(state.designs, carrier.design).cv - others.length;
  if (!units.every(isFlight) || units.length > room) return err('no-room-aboard');
  return ok({ kind: 'aboard', carrier: id });
}

/** Where units of an empire in a system are put, or why they cannot be. @rule MOV-9 */
export function targetOf(yard: Yard, units: readonly UnitId[], to: Assignment): Target {
  switch (to.kind) {
    case 'fleet':
      return intoFleet(yard, units, to.fleet);
    case 'system':
      return ontoSystem(yard, units);
    case 'aboard':
      return aboard(yard, units, to.carrier);
  }
}
