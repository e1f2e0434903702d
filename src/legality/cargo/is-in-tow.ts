import type { UnitId } from '#model/campaign/ids';
import { isTowedInView } from './is-towed-in-view.ts';
import type { Plan } from '#legality/plan/plan';

/** Whether a unit is a base in tow when movement begins, after the orders so far. @rule MOV-10 */
export function isInTow({ view, moved }: Pick<Plan, 'view' | 'moved'>, id: UnitId): boolean {
  const unit = view.units[id];
  return unit !== undefined && isTowedInView(view, { ...unit, place: moved.get(id) ?? unit.place });
}
