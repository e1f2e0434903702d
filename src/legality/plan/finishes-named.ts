import type { LegalOrder } from '#model/orders/order';
import type { Plan } from './plan.ts';
import { plannedFinishes } from './planned-finishes.ts';

/** Whether a sheet finishes a unit of a name this turn, and no other is called so; worked out when first asked for. @rule CON-11 */
export function finishesNamed(plan: Plan, legal: readonly LegalOrder[]): (name: string) => boolean {
  let finished: readonly string[] | undefined;
  return (wanted) => {
    finished ??= plannedFinishes(plan, legal).map(({ name }) => name);
    return finished.filter((name) => name === wanted).length === 1;
  };
}
