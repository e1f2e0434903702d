import { err, ok, type Result } from '#kernel/result/result';
import { type ContentIssue, issuesOf } from '#content/issue';
import { readJson } from '#content/read-json';
import { readBySchema } from '#content/schema-words';
import { readListFiles } from './list-files.ts';
import { abilityEffectsSchema } from './unit-row-schema.ts';

/** What each ability does, in a few words, by its id: from the text of the published lists. @rule ABL-1 */
export function abilityEffects(
  text: string,
): Result<ReadonlyMap<string, string>, readonly ContentIssue[]> {
  const files = readListFiles(text);
  if (!files.ok) return files;
  const json = readJson(files.value.book);
  if (!json.ok) return json;
  const file = readBySchema(abilityEffectsSchema, json.value);
  if (!file.success) return err(issuesOf(file.error));
  return ok(new Map(file.data.abilities.map(({ id, effect }) => [id, effect])));
}
