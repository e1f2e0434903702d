import { rowOf } from '#kernel/collections/row-of';
import type { ById } from '#kernel/collections/tables';
import type { EmpireId, SystemId } from '#model/campaign/ids';
import type { StarSystem } from '#model/campaign/system';
import { basesOf } from './bases-of.ts';
import { controllerOf } from './controller-of.ts';

type Facts = Parameters<typeof basesOf>[0] &
  Readonly<{
    systems: ById<SystemId, Pick<StarSystem, 'owner'> & Partial<Pick<StarSystem, 'census'>>>;
  }>;

/** Who controls each system. @rule DIP-10 */
export function controllersIn(facts: Facts): (system: SystemId) => EmpireId | null {
  const bases = basesOf(facts);
  return (system) => controllerOf(rowOf(facts.systems, system), bases(system));
}
