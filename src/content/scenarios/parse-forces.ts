import { z } from 'zod';
import { err, ok, type Result } from '#kernel/result/result';
import { type ContentIssue, issuesOf } from '#content/issue';
import { readJson } from '#content/read-json';
import { readBySchema } from '#content/schema-words';
import { forceSchema, type ScenarioForce } from './scenario-schema.ts';

const schema = z.array(forceSchema);

/** The forces of a scenario from a text of their own; whether they fit its map is asked of its checks. */
export function parseForces(text: string): Result<ScenarioForce[], readonly ContentIssue[]> {
  const json = readJson(text);
  if (!json.ok) return json;
  const parsed = readBySchema(schema, json.value);
  return parsed.success ? ok(parsed.data) : err(issuesOf(parsed.error, ['forces']));
}
