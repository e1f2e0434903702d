import { valuesById } from '#kernel/collections/tables';
import type { SystemId, UnitId } from '#model/campaign/ids';
import { ratingOf, type UnitDesign } from '#model/forces/design';
import type { Unit } from '#model/forces/unit';
import type { Invade } from '#model/orders/ground-war';
import { classNow } from '#rules/forces/class-now';
import { invasionAttack } from '#rules/ground/ground-fighter';
import { type Support, supportFor } from '#rules/ground/support-for';
import { ownDesignOf } from '#legality/cargo/minelaying';
import type { Plan } from '#legality/plan/plan';
import { plannedHold } from '#legality/plan/planned-landings';
import { systemAfterMoves } from '#legality/plan/planned-site';
import { unitsAboard } from '#legality/plan/where';

/** An own ground unit aboard something. */
type Passenger = Readonly<{ unit: Unit; design: UnitDesign; carrier: Unit }>;

/** What carries a unit when Ground Combat begins, after the orders so far; null: nothing. @rule MOV-7 */
export function carrierThen(plan: Plan, unit: Unit): Unit | null {
  const isLoadedBefore = plan.view.rules.loading === 'movement';
  const hold = isLoadedBefore ? plannedHold(plan, unit) : unit.place;
  const place = plan.moved.get(unit.id) ?? hold;
  return place.kind === 'aboard' ? (plan.view.units[place.carrier] ?? null) : null;
}

function passengerOf(plan: Plan, id: UnitId): Passenger | null {
  const unit = plan.view.units[id];
  const design = ownDesignOf(plan, id);
  const carrier = unit === undefined ? null : carrierThen(plan, unit);
  if (unit === undefined || design === undefined || carrier === null) return null;
  return { unit, design, carrier };
}

/** The ground units that are aboard a ship when Ground Combat begins. */
export function troopsAboard(plan: Plan, ship: UnitId): readonly UnitId[] {
  const loaded =
    plan.view.rules.loading === 'movement'
      ? [...plan.cargo.loaded].flatMap(([id, into]) => (into === ship ? [id] : []))
      : [];
  return [...unitsAboard(plan, ship), ...loaded].filter(
    (id) => ownDesignOf(plan, id)?.kind === 'ground',
  );
}

/** The Assault functions that a ship has for invaders: none if it is crippled, not in service or at work. @rule GND-2 */
export function assaultFunctions(plan: Plan, unit: Unit): number {
  const design = ownDesignOf(plan, unit.id);
  const isFit = unit.condition === 'sound' && unit.status === 'active';
  if (design?.kind !== 'ship' || !isFit || plan.yards.facts.isResting(unit.id)) return 0;
  return ratingOf(classNow(unit, design), 'assault');
}

/** The own Assault ships that can support invaders in a system, if nothing stops them. @rule GND-2 */
function supportersAt(plan: Plan, system: SystemId): readonly Support[] {
  return valuesById(plan.view.units).flatMap((unit) => {
    const functions = assaultFunctions(plan, unit);
    const isThere = functions > 0 && systemAfterMoves(plan, unit) === system;
    return isThere ? [{ ship: unit.id, functions, holds: troopsAboard(plan, unit.id) }] : [];
  });
}

/** An invader, as far as its owner can know: whether it is supported, and its Attack then. */
export type PlannedInvader = Readonly<{
  unit: Unit;
  cost: number;
  isSupported: boolean;
  attack: number;
}>;

/** The units of an order that are expected to invade, if nothing stops them. @rule GND-2 @rule FOG-14 */
export function invadersPlanned(plan: Plan, order: Invade): readonly PlannedInvader[] {
  const coming = order.units.flatMap((id) => passengerOf(plan, id) ?? []);
  const there = coming.filter(({ carrier }) => systemAfterMoves(plan, carrier) === order.system);
  const costs = there.map(({ unit, design }) => ({ unit: unit.id, cost: design.cost }));
  const supported = supportFor(costs, supportersAt(plan, order.system), order.support);
  return there.map(({ unit, design, carrier }) => {
    const from = ownDesignOf(plan, carrier.id)?.kind === 'ship' ? 'assault' : 'convoy';
    const isSupported = supported.has(unit.id);
    const attack = invasionAttack({ unit, design }, { from, isSupported }, plan.view.rules);
    return { unit, cost: design.cost, isSupported, attack };
  });
}
