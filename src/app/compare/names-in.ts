import { entriesById } from '#kernel/collections/tables';
import { listed } from '#kernel/words/listed';
import type { Json, JsonObject } from '#kernel/result/json';
import type { SystemId } from '#model/campaign/ids';
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

/** Everything that the differences name by id: things, and what their values speak of. */
function spokenIn(tables: readonly TableDifference[]): ReadonlySet<string> {
  const spoken = new Set<string>();
  for (const { id, values } of tables.flatMap(({ rows }) => rows)) {
    for (const part of [id, ...id.split('/')]) spoken.add(part);
    for (const { path, before, after } of values) {
      for (const text of [...path.split('.'), ...textsIn(before), ...textsIn(after)]) {
        spoken.add(text);
      }
    }
  }
  return spoken;
}

/** The rows of all tables of a state, by their ids. */
const allRows = (state: CampaignState): readonly (readonly [string, Json])[] =>
  TABLE_NAMES.flatMap((table) => entriesById(rowsOf(state, table)));

/** The names, in either state, of all things that the differences name by id. */
export function namesIn(
  tables: readonly TableDifference[],
  states: readonly CampaignState[],
): Readonly<Record<string, string>> {
  const spoken = spokenIn(tables);
  const names = new Map<string, string>();
  for (const state of states) {
    for (const [id, row] of allRows(state)) {
      const name = spoken.has(id) ? (nameOf(row) ?? describedAs(state, id)) : undefined;
      // The first table with an id has the thing itself.
      if (name !== undefined && !names.has(id)) names.set(id, name);
    }
  }
  return Object.fromEntries(names);
}

/** `human.u12` is `u12` to people who know whose it is. */
const shortId = (id: string): string => id.split('.').at(-1) ?? id;

/** What a thing without a name is called: a unit by its class, a work by what is built where, a lane by its ends. */
function describedAs(state: CampaignState, id: string): string | undefined {
  const { units, works, lanes, relations, designs, systems, empires } = state;
  const placeOf = (system: SystemId): string => systems[system]?.name ?? system;
  const unit = rowNamed(units, id);
  if (unit !== undefined) return `${designs[unit.design]?.name ?? unit.design} ${shortId(id)}`;
  const work = rowNamed(works, id);
  if (work !== undefined)
    return `${designs[work.design]?.name ?? work.design} at ${placeOf(work.system)}`;
  const lane = rowNamed(lanes, id);
  if (lane !== undefined) return `${placeOf(lane.a)}–${placeOf(lane.b)}`;
  const relation = rowNamed(relations, id);
  if (relation === undefined) return undefined;
  return listed([relation.a, relation.b].map((one) => empires[one]?.name ?? one));
}

/** The row of a table that has this id. Each table has ids of its own type. */
const rowNamed = <R>(table: Readonly<Record<string, R>>, id: string): R | undefined => table[id];
