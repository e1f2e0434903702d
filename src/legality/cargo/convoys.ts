import type { RuleRef } from '#kernel/reasons/cite';
import type { EmpireId, SystemId, UnitId } from '#model/campaign/ids';
import type { UnitDesign } from '#model/forces/design';
import type { Unit } from '#model/forces/unit';
import type { FleetRef } from '#model/orders/order';
import type { OrderIssue } from '#model/orders/order-issue';
import { rightsOf } from '#rules/diplomacy/rights-of';
import { type ControllingBase, controllerOf } from '#rules/movement/controller-of';
import { type Port, portOf } from '#rules/cargo/port-of';
import { FOG_14, refusal } from '#legality/issue';
import type { Plan } from '#legality/plan/plan';
import { asFleetId, systemOfFleet } from '#legality/plan/where';
import { BUSY_TEXT } from '#legality/works/busy-text';

/** An own convoy, or other carrier of cargo, and where it is to be when the fleets have moved; null: in a lane. */
export type Convoy = Readonly<{
  unit: Unit;
  design: UnitDesign;
  at: SystemId | null;
  moves: boolean;
}>;

/** The fleet a unit is in when movement begins. */
function fleetOf({ moved }: Plan, { id, place }: Unit): FleetRef | null {
  const to = moved.get(id);
  if (to?.kind === 'fleet') return to.fleet;
  return place.kind === 'fleet' ? place.fleet : null;
}

const isConvoy = ({ kind }: UnitDesign): boolean => kind === 'convoy';

/** A unit as one that may trade, or as one that may carry if that is what is asked; null: the empire has none such. */
export function convoyOf(
  plan: Plan,
  id: UnitId,
  isFit: (design: UnitDesign) => boolean = isConvoy,
): Convoy | null {
  const unit = plan.view.units[id];
  const design = unit === undefined ? undefined : plan.yards.facts.designOf(unit.design);
  if (unit === undefined || design === undefined || !isFit(design)) return null;
  const fleet = fleetOf(plan, unit);
  if (fleet === null) return { unit, design, at: null, moves: false };
  const goal = plan.destinations.get(fleet);
  return { unit, design, at: goal ?? systemOfFleet(plan, fleet), moves: goal !== undefined };
}

/** Reasons that keep a convoy from any task. */
export function idleIssues(
  plan: Plan,
  { unit, at, moves }: Convoy,
  cite: RuleRef,
  path: string,
): readonly OrderIssue[] {
  const about = { cite, path };
  const { facts, scrapped } = plan.yards;
  if (facts.isResting(unit.id) || scrapped.has(unit.id)) {
    const text = `It ${BUSY_TEXT}.`;
    return [refusal({ ...about, code: 'CONVOY_RESTS' }, text)];
  }
  if (unit.status !== 'active') {
    return [refusal({ ...about, code: 'CONVOY_INACTIVE' }, 'Make it active first.')];
  }
  if (at === null) {
    const text = 'It is in no system: wait until it has left the lane.';
    return [refusal({ ...about, code: 'CONVOY_UNDER_WAY' }, text)];
  }
  const fleet = fleetOf(plan, unit);
  const leaves = fleet === null ? null : (plan.view.fleets[asFleetId(fleet)]?.withdrawing ?? null);
  if (leaves === null || moves) return [];
  return [refusal({ ...about, code: 'CONVOY_WITHDRAWS' }, 'It withdraws: move it first.')];
}

/** The refusal of a unit that isn't an own convoy. */
export const noConvoy = (path: string): OrderIssue =>
  refusal({ code: 'CONVOY_UNKNOWN', cite: FOG_14, path }, 'You have no such convoy.');

/** The controller of a system, as far as the viewer knows; `unknown`: the viewer can't tell. @rule FOG-14 */
export function hostKnown(plan: Plan, id: SystemId): EmpireId | 'unknown' | null {
  const { view } = plan;
  const system = view.systems[id];
  if (system === undefined) return 'unknown';
  if (system.own !== null) return view.empire.id;
  const facts = system.visited?.facts;
  if (facts === undefined || facts.owner === 'unknown') return 'unknown';
  if (facts.owner === null && facts.settlement === 'colony') return null;
  return controllerOf({ owner: facts.owner }, ownBasesAt(plan, id));
}

/** The empire's own bases that claim a system. */
function ownBasesAt({ yards, index }: Plan, id: SystemId): readonly ControllingBase[] {
  return index.atSystem(id).flatMap(({ owner, since, design }) => {
    const known = yards.facts.designOf(design);
    return known?.kind === 'base' ? [{ owner, since, cost: known.cost }] : [];
  });
}

/** A system's status for loading and landing; null: the viewer can't tell. @rule GND-4 */
export function portKnown(plan: Plan, id: SystemId): Port | null {
  const { view } = plan;
  const host = hostKnown(plan, id);
  if (host === 'unknown') return null;
  const state = host === null ? null : (view.neighbours[host]?.state ?? null);
  return portOf({ empire: view.empire.id, host, rights: rightsOf(state) });
}
