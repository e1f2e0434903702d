import { rowOf } from '#kernel/collections/row-of';
import type { SystemId } from '#model/campaign/ids';
import { systemIdOf } from '#model/campaign/system';
import type { Scenario } from './scenario-schema.ts';

/** Finds the id of a system by the name the scenario gives it. */
export function systemFinderOf({ systems, rings }: Scenario): (name: string) => SystemId {
  const ids = Object.fromEntries(systems.map((system) => [system.name, systemIdOf(system, rings)]));
  return (name) => rowOf<string, SystemId>(ids, name);
}
