import type { z } from 'zod';
import { err, ok, type Result } from '#kernel/result/result';
import type { ForceLists } from '#content/force-lists/force-lists';
import { type ContentIssue, issuesOf } from '#content/issue';
import { readJson } from '#content/read-json';
import { readBySchema } from '#content/schema-words';
import { type Battle, battleSchema } from './battle-schema.ts';
import { battleFaults } from './check-battle.ts';
import type { BattleRules } from './check-side.ts';
import { inOrderOfPlaces } from './in-order-of-places.ts';
import { type BattleStart, setupOfBattle } from './setup-of-battle.ts';
import { GUESSES, putStandIns } from './stand-ins.ts';

/** A battle from the JSON text of its file, or everything that is wrong with it. */
export function parseBattle(
  text: string,
  forceLists: ForceLists,
  rules: BattleRules,
): Result<BattleStart, readonly ContentIssue[]> {
  const json = readJson(text);
  if (!json.ok) return json;
  const parsed = readBySchema(battleSchema, json.value);
  const issues = parsed.success
    ? battleFaults(parsed.data, forceLists, rules)
    : [
        ...issuesOf(parsed.error),
        ...otherFaults(text, parsed.error, (battle) => battleFaults(battle, forceLists, rules)),
      ];
  return parsed.success && issues.length === 0
    ? ok(setupOfBattle(parsed.data, forceLists))
    : err(inOrderOfPlaces(issues, json.value));
}

/** What is wrong besides what the schema refused, whatever was meant there. */
function otherFaults(
  text: string,
  error: z.core.$ZodError,
  faultsOf: (battle: Battle) => readonly ContentIssue[],
): readonly ContentIssue[] {
  const refused = new Set(issuesOf(error).map(({ path }) => path));
  const [first = [], ...others] = GUESSES.map((guess) => {
    const json: unknown = JSON.parse(text);
    putStandIns(json, error, guess);
    const parsed = readBySchema(battleSchema, json);
    return parsed.success ? faultsOf(parsed.data) : [];
  });
  const told = others.map((faults) => new Set(faults.map(textOf)));
  return first.filter((issue) => {
    return !isWithin(issue.path, refused) && told.every((one) => one.has(textOf(issue)));
  });
}

const textOf = ({ path, text }: ContentIssue): string => `${path}\n${text}`;

/** Whether a place, or one that it is part of, is among some. */
function isWithin(path: string, places: ReadonlySet<string>): boolean {
  const ends = [...path.matchAll(/[.[]/g)].map(({ index }) => path.slice(0, index));
  return [...ends, path].some((one) => places.has(one));
}
