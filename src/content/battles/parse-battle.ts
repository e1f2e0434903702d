import { err, ok, type Result } from '#kernel/result/result';
import type { ForceLists } from '#content/force-lists/force-lists';
import { type ContentIssue, issuesOf } from '#content/issue';
import { readJson } from '#content/read-json';
import { battleSchema } from './battle-schema.ts';
import { battleFaults } from './check-battle.ts';
import { unknownNames } from './unknown-names.ts';
import { type BattleStart, setupOfBattle } from './setup-of-battle.ts';

/** A battle from the JSON text of its file, or everything that is wrong with it. */
export function parseBattle(
  text: string,
  forceLists: ForceLists,
): Result<BattleStart, readonly ContentIssue[]> {
  const json = readJson(text);
  if (!json.ok) return json;
  const parsed = battleSchema.safeParse(json.value);
  if (!parsed.success) {
    return err([...issuesOf(parsed.error), ...unknownNames(json.value, forceLists)]);
  }
  const issues = battleFaults(parsed.data, forceLists);
  return issues.length === 0 ? ok(setupOfBattle(parsed.data, forceLists)) : err(issues);
}
