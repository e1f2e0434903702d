import { valuesById } from '#kernel/collections/tables';
import type { StarSystem } from '#model/campaign/system';
import { supplyGroundOf } from '#rules/supply/supply-ground-of';
import type { Plan } from './plan.ts';
import { plannedForces } from './planned-forces.ts';

/**
 * Whether an own system is blockaded after the next Supply Phase, judging by the forces in sight there now and own forces after the moves.
 * @rule SUP-4 @rule ECO-1
 */
export function plannedBlockades(plan: Plan): (system: StarSystem) => boolean {
  const watched = new Set(
    valuesById(plan.view.contacts).flatMap(({ current, place }) =>
      current && place.kind === 'system' ? place.system : [],
    ),
  );
  let isBlockaded: ReturnType<typeof supplyGroundOf>['facts']['isBlockaded'] | undefined;
  return ({ id, blockaded }) => {
    if (!watched.has(id)) return blockaded;
    isBlockaded ??= supplyGroundOf(plannedForces(plan)).facts.isBlockaded;
    return isBlockaded(id);
  };
}
