import { z } from 'zod';
import { err, ok, type Result } from '#kernel/result/result';
import { type ContentIssue, issuesOf } from '#content/issue';
import { readJson } from '#content/read-json';
import { readBySchema } from '#content/schema-words';
import { mapEditSchema } from './map-edit.ts';

/** More than anybody makes by hand. */
export const MOST_EDITS = 500;
export const MOST_ROLLS = 100;

/** What was changed on one roll of a map; the first `done` of it act, the rest was undone. */
const rollEditsSchema = z.strictObject({
  roll: z.int().min(1).max(MOST_ROLLS),
  done: z.int().min(0).max(MOST_EDITS),
  edits: z.array(mapEditSchema).max(MOST_EDITS),
});
export type RollEdits = z.infer<typeof rollEditsSchema>;

const schema = z.array(rollEditsSchema).max(MOST_ROLLS);

/** All changes of a draft as its page carries them; empty: none yet. */
export function parseRollEdits(text: string): Result<RollEdits[], readonly ContentIssue[]> {
  const json = readJson(text === '' ? '[]' : text);
  if (!json.ok) return json;
  const parsed = readBySchema(schema, json.value);
  return parsed.success ? ok(parsed.data) : err(issuesOf(parsed.error, ['edits']));
}
