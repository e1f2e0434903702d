import { brandAs } from '#kernel/brand/brand';
import { rowOf } from '#kernel/collections/row-of';
import type { SystemId } from '#model/campaign/ids';
import type { Hex } from '#model/campaign/system';
import type { Scenario } from './scenario-schema.ts';

/** `H` and two digits each of column and row, counted from the corner of the map (`H0204`). */
export function systemIdOf({ q, r }: Hex, rings: number): SystemId {
  const digits = (part: number): string => String(part + rings).padStart(2, '0');
  return brandAs<SystemId>(`H${digits(q)}${digits(r)}`);
}

/** Finds the id of a system by the name the scenario gives it. */
export function systemFinderOf({ systems, rings }: Scenario): (name: string) => SystemId {
  const ids = Object.fromEntries(systems.map((system) => [system.name, systemIdOf(system, rings)]));
  return (name) => rowOf<string, SystemId>(ids, name);
}
