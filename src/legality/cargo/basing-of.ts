import { valuesById } from '#kernel/collections/tables';
import type { SystemId, UnitId } from '#model/campaign/ids';
import { ratingOf, type UnitDesign } from '#model/forces/design';
import type { UnitPlace } from '#model/forces/unit';
import type { Plan } from '#legality/plan/plan';
import { friendlyColonySeen } from './friendly-colony-seen.ts';
import { takenAboard } from '#legality/plan/planned-harbour';
import { systemAfterMoves } from '#legality/plan/planned-site';

function hasRoom(plan: Plan, carrier: UnitId, cv: number): boolean {
  const landed = [...plan.cargo.based.values()].filter((onto) => onto === carrier);
  return cv > takenAboard(plan, carrier, 'flight') + landed.length;
}

/**
 * Where an unloaded flight is based, if no movement is stopped: an Atmospheric flight at a colony of its owner or a partner, others
 * on the owner's first carrier there with room; null: nowhere.
 * @rule GND-4
 */
export function basingOf(plan: Plan, system: SystemId, flight: UnitDesign): UnitPlace | null {
  const { view, yards } = plan;
  const isAtmospheric = ratingOf(flight, 'atmospheric') > 0;
  if (isAtmospheric && friendlyColonySeen(view, system)) {
    return { kind: 'system', system };
  }
  const carrier = valuesById(view.units).find((unit) => {
    const design = yards.facts.designOf(unit.design);
    if (design === undefined || design.kind === 'convoy') return false;
    const isFit = design.cv > 0 && unit.status !== 'mothballed';
    return isFit && systemAfterMoves(plan, unit) === system && hasRoom(plan, unit.id, design.cv);
  });
  return carrier === undefined ? null : { kind: 'aboard', carrier: carrier.id };
}
