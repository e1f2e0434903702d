import type { DesignId } from '#model/campaign/ids';
import type { LegalOrder } from '#model/orders/order';
import type { Plan } from './plan.ts';
import { plannedFinishes } from './planned-finishes.ts';

/**
 * The classes of the units that are finished this turn if nothing hinders it: what is under
 * construction, with what the sheet begins and pays.
 * @rule CON-1 @rule CON-4 @rule OPT-6
 */
export const plannedWorks = (plan: Plan, legal: readonly LegalOrder[]): readonly DesignId[] =>
  plannedFinishes(plan, legal).map(({ design }) => design);
