import { rowOf } from '#kernel/collections/row-of';
import type { SystemId } from '#model/campaign/ids';
import { systemIdOf } from '#model/campaign/system';
import { openHexesOf } from './open-hexes-of.ts';
import type { Scenario } from './scenario-schema.ts';

/** Finds the id of a system by the name the scenario gives it, and of a hex where none is yet. */
export function systemFinderOf(scenario: Scenario): (name: string) => SystemId {
  const ids = Object.fromEntries([
    ...openHexesOf(scenario).map(({ id }) => [id, id] as const),
    ...scenario.systems.map((one) => [one.name, systemIdOf(one, scenario.rings)] as const),
  ]);
  return (name) => rowOf<string, SystemId>(ids, name);
}
