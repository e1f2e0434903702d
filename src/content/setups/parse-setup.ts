import { err, ok, type Result } from '#kernel/result/result';
import { type ContentIssue, issuesOf } from '#content/issue';
import { readJson } from '#content/read-json';
import { readBySchema } from '#content/schema-words';
import { type SetupFile, setupSchema } from './setup-schema.ts';

/** A setup from its JSON text, or all faults of its form. Whether its parts fit together is asked when it is made a scenario. */
export function parseSetup(text: string): Result<SetupFile, readonly ContentIssue[]> {
  const json = readJson(text);
  if (!json.ok) return json;
  const parsed = readBySchema(setupSchema, json.value);
  return parsed.success ? ok(parsed.data) : err(issuesOf(parsed.error));
}
