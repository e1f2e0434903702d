import { err, ok, type Result } from '#kernel/result/result';
import { type ContentIssue, issuesOf } from '#content/issue';
import { readJson } from '#content/read-json';
import { readBySchema } from '#content/schema-words';
import type { DesignRules } from './design-rules.ts';
import { type HouseForceList, houseListOf, issuesOfSoundUnits } from './house-list.ts';
import { houseListSchema } from './house-list-schema.ts';

/**
 * A house force list from its JSON text, or everything that is wrong with it, with what the unit
 * design rules forbid. Units that are well formed are checked even when others are not. @rule U-9
 */
export function parseForceListFile(
  text: string,
  rules: DesignRules,
): Result<HouseForceList, readonly ContentIssue[]> {
  const json = readJson(text);
  return json.ok ? forceListOf(json.value, rules) : json;
}

/** The same from JSON that is read already, or from what another format says. @rule U-9 */
export function forceListOf(
  json: unknown,
  rules: DesignRules,
): Result<HouseForceList, readonly ContentIssue[]> {
  const file = readBySchema(houseListSchema, json);
  if (!file.success) {
    return err([...issuesOf(file.error), ...issuesOfSoundUnits(json, rules)]);
  }
  const { house, issues } = houseListOf(file.data, rules);
  return issues.length > 0 ? err(issues) : ok(house);
}
