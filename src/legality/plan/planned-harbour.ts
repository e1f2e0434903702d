import type { SystemId, UnitId } from '#model/campaign/ids';
import type { Unit, UnitKind } from '#model/forces/unit';
import type { RedeployUnits } from '#model/orders/order';
import type { Harbour, Host } from '#rules/supply/redeployment-berth';
import { friendlyColonySeen } from '#legality/cargo/friendly-colony-seen';
import { ownDesignOf } from '#legality/cargo/minelaying';
import { type Plan } from './plan.ts';
import { membersOf, systemOfFleet, unitsAboard } from './where.ts';

/** How many of a kind will be aboard a carrier after the orders so far. */
export function takenAboard(plan: Plan, carrier: UnitId, kind: UnitKind): number {
  const { minefields, redeployed } = plan;
  const stays = (id: UnitId): boolean => !redeployed.has(id) && !minefields.laid.has(id);
  const recovered = [...minefields.recovered].flatMap(([id, to]) => (to === carrier ? [id] : []));
  const coming = [...redeployed].flatMap(([id, to]) =>
    to.kind === 'aboard' && to.carrier === carrier ? [id] : [],
  );
  const all = [...unitsAboard(plan, carrier).filter(stays), ...recovered, ...coming];
  return all.filter((id) => ownDesignOf(plan, id)?.kind === kind).length;
}

function hostsOf(plan: Plan, units: readonly Unit[]): readonly Host[] {
  return units.flatMap((unit) => {
    if (plan.yards.docked.has(unit.id)) return [];
    const design = ownDesignOf(plan, unit.id);
    if (design === undefined) return [];
    return [{ unit, design, taken: (kind: UnitKind) => takenAboard(plan, unit.id, kind) }];
  });
}

/** The goal of an order of redeployment after the orders so far; null for its system: in a lane. @rule SUP-10 */
export function plannedHarbour(
  plan: Plan,
  to: RedeployUnits['to'],
): Readonly<{ at: SystemId | null; harbour: Harbour }> {
  const { view, index } = plan;
  if (to.kind === 'fleet') {
    const at = plan.destinations.get(to.fleet) ?? systemOfFleet(plan, to.fleet);
    return { at, harbour: { system: null, hosts: hostsOf(plan, membersOf(plan, to.fleet)) } };
  }
  const own = view.systems[to.system]?.own ?? null;
  const bases = index
    .atSystem(to.system)
    .filter(({ id }) => ownDesignOf(plan, id)?.kind === 'base');
  const isControlled = own !== null || bases.length > 0;
  const system = { id: to.system, hasColony: friendlyColonySeen(view, to.system), isControlled };
  return { at: to.system, harbour: { system, hosts: hostsOf(plan, bases) } };
}
