import { err, ok, type Result } from '#kernel/result/result';
import { type ContentIssue, issuesOf } from '#content/issue';
import { readJson } from '#content/read-json';
import { readBySchema } from '#content/schema-words';
import { abilityEffectsSchema } from './unit-row-schema.ts';

/** What each ability does, in a few words, by its id: from the text of the published lists. @rule ABL-1 */
export function abilityEffects(
  text: string,
): Result<ReadonlyMap<string, string>, readonly ContentIssue[]> {
  const json = readJson(text);
  if (!json.ok) return json;
  const file = readBySchema(abilityEffectsSchema, json.value);
  if (!file.success) return err(issuesOf(file.error));
  return ok(new Map(file.data.abilities.map(({ id, effect }) => [id, effect])));
}
