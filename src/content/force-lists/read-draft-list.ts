import { err, ok, type Result } from '#kernel/result/result';
import { type ContentIssue, issuesOf } from '#content/issue';
import { readJson } from '#content/read-json';
import { readBySchema } from '#content/schema-words';
import { type DraftList, draftListSchema } from './house-list-schema.ts';

/** A list that somebody works on, from its text. It is well formed; what the design rules forbid is told elsewhere. */
export function readDraftList(text: string): Result<DraftList, readonly ContentIssue[]> {
  const json = readJson(text);
  return json.ok ? draftListOf(json.value) : json;
}

/** The same from JSON that is read already. */
export function draftListOf(json: unknown): Result<DraftList, readonly ContentIssue[]> {
  const list = readBySchema(draftListSchema, json);
  return list.success ? ok(list.data) : err(issuesOf(list.error));
}
