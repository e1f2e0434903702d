import { entriesById } from '#kernel/collections/tables';
import type { Json, JsonObject } from '#kernel/result/json';
import { type CampaignState, TABLE_NAMES } from '#model/campaign/state';
import { rowsOf, type TableDifference } from './state-difference.ts';

/** Every text in a value. */
function textsIn(value: Json | undefined): readonly string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(textsIn);
}

function nameOf(row: Json): string | undefined {
  if (typeof row !== 'object' || row === null || Array.isArray(row)) return undefined;
  const { name } = row as JsonObject;
  return typeof name === 'string' && name !== '' ? name : undefined;
}

/** The names, in either state, of all things that the differences name by id. */
export function namesIn(
  tables: readonly TableDifference[],
  states: readonly CampaignState[],
): Readonly<Record<string, string>> {
  const spoken = new Set<string>();
  for (const { id, values } of tables.flatMap(({ rows }) => rows)) {
    for (const part of [id, ...id.split('/')]) spoken.add(part);
    for (const { path, before, after } of values) {
      for (const text of [...path.split('.'), ...textsIn(before), ...textsIn(after)]) {
        spoken.add(text);
      }
    }
  }
  const names = new Map<string, string>();
  for (const rows of states.flatMap((state) => TABLE_NAMES.map((table) => rowsOf(state, table)))) {
    for (const [id, row] of entriesById(rows)) {
      const name = spoken.has(id) ? nameOf(row) : undefined;
      // The first table with an id has the thing itself.
      if (name !== undefined && !names.has(id)) names.set(id, name);
    }
  }
  return Object.fromEntries(names);
}
