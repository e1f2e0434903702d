import { ok, type Result } from '#kernel/result/result';
import type { ForceLists } from '#content/force-lists/force-lists';
import type { ContentIssue } from '#content/issue';
import { readAndCheck } from '#content/read-and-check';
import { readJson } from '#content/read-json';
import { battleSchema } from './battle-schema.ts';
import { battleFaults } from './check-battle.ts';
import type { BattleRules } from './check-side.ts';
import { type BattleStart, setupOfBattle } from './setup-of-battle.ts';
import { BATTLE_GUESSES } from './stand-ins.ts';

/** A battle from the JSON text of its file, or everything that is wrong with it. */
export function parseBattle(
  text: string,
  forceLists: ForceLists,
  rules: BattleRules,
): Result<BattleStart, readonly ContentIssue[]> {
  const json = readJson(text);
  if (!json.ok) return json;
  const read = readAndCheck(battleSchema, json.value, {
    faultsOf: (battle, isUnread) => battleFaults(battle, { forceLists, rules, isUnread }),
    guesses: BATTLE_GUESSES,
  });
  return read.ok ? ok(setupOfBattle(read.value, forceLists)) : read;
}
