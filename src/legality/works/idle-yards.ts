import { valuesById } from '#kernel/collections/tables';
import type { SystemId } from '#model/campaign/ids';
import { capacitiesLeftAt } from './capacities-left-at.ts';
import { queueAt } from './free-capacities.ts';
import type { Plan } from '#legality/plan/plan';

/** Where shipyards stand and nothing waits to be built by them after the orders of a sheet. @rule CON-1 */
export function idleYards(plan: Plan): readonly SystemId[] {
  const systems = valuesById(plan.view.systems).filter(({ own }) => own !== null);
  return systems
    .filter(({ id }) => (capacitiesLeftAt(plan, id)?.shipyard ?? 0) > 0)
    .filter(({ id }) => queueAt(plan, id, 'shipyard') === 0)
    .map(({ id }) => id);
}
