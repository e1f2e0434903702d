import { valuesById } from '#kernel/collections/tables';
import type { SystemId, UnitId } from '#model/campaign/ids';
import type { UnitDesign } from '#model/forces/design';
import type { Unit } from '#model/forces/unit';
import { type Bomber, canBombard } from '#rules/bombardment/bombardment-points';
import { ownDesignOf } from '#legality/cargo/minelaying';
import type { Plan } from '#legality/plan/plan';
import { plannedFleet, systemAfterMoves } from '#legality/plan/planned-site';
import { asFleetId, isInHold, systemOfUnit } from '#legality/plan/where';

/** An own ship or flight that may bombard. */
export type PlannedBomber = Bomber & Readonly<{ unit: Unit; design: UnitDesign }>;

/** Whether a unit is in a fleet that must leave first, by itself or with its carrier, and that the sheet doesn't move. @rule ENC-4 */
function isLeaving(plan: Plan, unit: Unit): boolean {
  const to = plan.moved.get(unit.id) ?? unit.place;
  const carrier = to.kind === 'aboard' ? plan.view.units[to.carrier] : undefined;
  if (carrier !== undefined) return isLeaving(plan, carrier);
  const fleet = plannedFleet(plan, unit);
  if (fleet === null || plan.destinations.has(fleet)) return false;
  return (plan.view.fleets[asFleetId(fleet)]?.withdrawing ?? null) !== null;
}

const isBomber = ({ kind, civilian }: UnitDesign): boolean =>
  !civilian && (kind === 'ship' || kind === 'flight');

/**
 * The own ships and flights that may bombard a system: those that are there now or after the moves of the sheet. `there`: those of them
 * that are able to, if nothing stops anybody.
 * @rule BOM-1 @rule FOG-14
 */
export function bombersPlanned(
  plan: Plan,
  system: SystemId,
  plunging: readonly UnitId[] = [],
): Readonly<{ mayBe: boolean; there: readonly PlannedBomber[] }> {
  const { view, yards } = plan;
  const here = valuesById(view.units).flatMap((unit): readonly PlannedBomber[] => {
    const design = ownDesignOf(plan, unit.id);
    if (design === undefined || !isBomber(design) || isInHold(plan, unit.id)) return [];
    const isHere = [systemAfterMoves(plan, unit), systemOfUnit(plan, unit.id)].includes(system);
    return isHere ? [{ unit, design, plunges: plunging.includes(unit.id) }] : [];
  });
  const there = here.filter(
    ({ unit, design }) =>
      systemAfterMoves(plan, unit) === system &&
      canBombard({ unit, design }) &&
      !yards.facts.isResting(unit.id) &&
      !isLeaving(plan, unit),
  );
  return { mayBe: here.length > 0, there };
}
