import { brandAs } from '#kernel/brand/brand';
import type { FleetId, SystemId, UnitId } from '#model/campaign/ids';
import type { Unit } from '#model/forces/unit';
import type { FleetRef } from '#model/orders/order';
import { isStowedInView } from '#legality/cargo/is-stowed-in-view';
import type { Plan } from './plan.ts';

/** A reference that does not begin with `new:` is an id. */
export const asFleetId = (ref: FleetRef): FleetId => brandAs<FleetId>(ref);

/** The system a unit is in, itself or with what carries it; null: in none, or not the empire's. */
export function systemOfUnit(plan: Pick<Plan, 'view'>, id: UnitId): SystemId | null {
  const unit = plan.view.units[id];
  if (unit === undefined) return null;
  if (unit.place.kind === 'system') return unit.place.system;
  if (unit.place.kind === 'aboard') return systemOfUnit(plan, unit.place.carrier);
  const place = plan.view.fleets[unit.place.fleet]?.place;
  return place?.kind === 'system' ? place.system : null;
}

/** Whether a unit is cargo in a hold when movement begins, after the orders so far. @rule MOV-7 */
export function isInHold({ view, moved }: Pick<Plan, 'view' | 'moved'>, id: UnitId): boolean {
  const unit = view.units[id];
  if (unit === undefined) return false;
  return isStowedInView(view, { ...unit, place: moved.get(id) ?? unit.place });
}

/** The system a fleet is in when movement begins, be it one that the sheet forms. */
export function systemOfFleet(plan: Plan, ref: FleetRef): SystemId | null {
  const formed = plan.formed.get(ref);
  if (formed !== undefined) return formed;
  const place = ref.startsWith('new:') ? undefined : plan.view.fleets[asFleetId(ref)]?.place;
  return place?.kind === 'system' ? place.system : null;
}

/** Whether it is still there when movement begins. @rule TECH-7 */
const isStaying = ({ moved, yards }: Plan, id: UnitId): boolean =>
  !moved.has(id) && !yards.takenApart.has(id);

/** Units that are in a fleet when movement begins, after the orders so far. */
export function membersOf(plan: Plan, ref: FleetRef): readonly Unit[] {
  const stay = ref.startsWith('new:')
    ? []
    : plan.index.inFleet(asFleetId(ref)).filter(({ id }) => isStaying(plan, id));
  const joined = [...plan.moved].flatMap(([id, to]) => {
    const unit = plan.view.units[id];
    return to.kind === 'fleet' && to.fleet === ref && unit !== undefined ? [unit] : [];
  });
  return [...stay, ...joined];
}

/** What is aboard a carrier when movement begins, after the orders so far. */
export function unitsAboard(plan: Plan, carrier: UnitId): readonly UnitId[] {
  const stay = plan.index.aboard(carrier).filter(({ id }) => isStaying(plan, id));
  const isShared = (id: UnitId): boolean =>
    plan.cargo.shared.get(id)?.some((share) => share.carrier === carrier) ?? false;
  const joined = [...plan.moved].filter(
    ([id, to]) => to.kind === 'aboard' && (to.carrier === carrier || isShared(id)),
  );
  return [...stay.map(({ id }) => id), ...joined.map(([id]) => id)];
}
