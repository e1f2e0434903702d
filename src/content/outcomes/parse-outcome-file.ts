import type { z } from 'zod';
import { err, ok, type Result } from '#kernel/result/result';
import { type ContentIssue, issuesOf } from '#content/issue';
import { readJson } from '#content/read-json';
import { readBySchema } from '#content/schema-words';
import { outcomeFileSchema } from './outcome-file-schema.ts';

type OutcomeFile = z.infer<typeof outcomeFileSchema>;

/** Reads the file of an outcome; whether it is one of this battle is judged elsewhere. */
export function parseOutcomeFile(text: string): Result<OutcomeFile, readonly ContentIssue[]> {
  const json = readJson(text);
  if (!json.ok) return json;
  const file = readBySchema(outcomeFileSchema, json.value);
  return file.success ? ok(file.data) : err(issuesOf(file.error));
}
