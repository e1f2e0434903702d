import type { Json, JsonObject } from '#kernel/result/json';
import { FROM_FORMAT_3 } from './from-format-3.ts';
import type { UpgradeStep } from './upgrade-step.ts';

type View = JsonObject & Readonly<{ rules: JsonObject }>;

function without(row: JsonObject, field: string): JsonObject {
  return Object.fromEntries(Object.entries(row).filter(([name]) => name !== field));
}

function viewOf(value: Json): Json {
  // What was kept in this format as a view.
  const view = value as View;
  return { ...view, rules: without(view.rules, 'options') };
}

/** From the format with tables for optional rules, which stayed empty, to that without them. */
export const FROM_FORMAT_4: UpgradeStep = {
  tables: FROM_FORMAT_3.tables,
  // What was kept in this format as a state.
  state: (value) => without(value as JsonObject, 'optionState'),
  view: viewOf,
  seen: (value) => value,
};
