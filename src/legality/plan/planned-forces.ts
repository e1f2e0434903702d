import { copyTable, valuesById } from '#kernel/collections/tables';
import type { Unit, UnitPlace } from '#model/forces/unit';
import type { SupplyKnowledge } from '#rules/supply/supply-knowledge';
import type { Plan } from './plan.ts';
import { systemAfterMoves } from './planned-site.ts';

/** What decides where the sheet takes the forces before supply is drawn. */
export type Moves = Pick<Plan, 'view' | 'moved' | 'destinations' | 'formed' | 'yards'>;

function placeAfterMoves(moves: Moves, unit: Unit): UnitPlace {
  const to = moves.moved.get(unit.id) ?? unit.place;
  if (to.kind === 'aboard') return to;
  const system = systemAfterMoves(moves, unit);
  return system === null ? unit.place : { kind: 'system', system };
}

/** All that an empire knows of its supply, with its own forces where the sheet takes them, if nobody stops them. @rule FOG-14 */
export function plannedForces(moves: Moves): SupplyKnowledge {
  const { view, yards } = moves;
  const units = copyTable(view.units);
  // A new table that nobody has read yet.
  for (const unit of valuesById(view.units)) {
    const place = placeAfterMoves(moves, unit);
    if (place !== unit.place) units[unit.id] = { ...unit, place };
  }
  return { ...view, units, resting: yards.resting };
}
