import type { PhaseInput } from '#engine/record/phase';
import type { Recorder } from '#engine/record/recorder';
import { valuesById } from '#kernel/collections/tables';
import { isSameData } from '#kernel/result/is-same-data';
import { type CampaignState, TABLE_NAMES } from '#model/campaign/state';
import type { RuleSet } from '#model/settings/rule-set';
import { type EndsSeen, NO_ENDS } from '#engine/record/ends-seen';
import { sightEverywhere } from './sight-everywhere.ts';
import { sightOf } from './sight-of.ts';

/** All that a taking of sight reads, each table by the list of its rows: it is a new one when anything in the table changes. */
type Read = Readonly<{ turn: number; rules: RuleSet; tables: readonly (readonly unknown[])[] }>;

// By the list of the units: what was read when there was nothing new to see.
const NOTHING_NEW = new WeakMap<object, Read>();

function readOf(state: CampaignState, rules: RuleSet): Read {
  const tables = TABLE_NAMES.map((name) => valuesById<string, unknown>(state[name]));
  return { turn: state.turn, rules, tables };
}

function isSameRead(before: Read | undefined, now: Read): boolean {
  if (before?.turn !== now.turn) return false;
  const areSame = now.tables.every((rows, at) => rows === before.tables[at]);
  return areSame && isSameData(before.rules, now.rules);
}

/**
 * Everybody looks at whatever he has presence at: at the end of every phase. Where all is as it was when nothing new was seen, nobody sees
 * anything new.
 * @rule FOG-3
 */
export function takeSight(record: Recorder, input: PhaseInput, ends: EndsSeen = NO_ENDS): void {
  const state = record.state();
  const units = valuesById(state.units);
  const now = readOf(state, input.rules);
  if (isSameRead(NOTHING_NEW.get(units), now)) return;
  const before = record.count();
  sightEverywhere(sightOf(record, input, ends));
  if (record.count() === before) NOTHING_NEW.set(units, now);
}
