import { z } from 'zod';
import { type ContentIssue, issuesOf } from '#content/issue';
import { readJson } from '#content/read-json';
import { readBySchema } from '#content/schema-words';
import { err, ok, type Result } from '#kernel/result/result';
import { EDIT_KINDS, MOST_EDITS } from '#model/corrections/edit';
import { CORRECTION_TABLE } from './correction-table.ts';
import type { EditLine } from './edit-line.ts';

export const CORRECTIONS_FORMAT = 'farlane-corrections';
export const CORRECTIONS_VERSION = 1;

const fileSchema = z.strictObject({
  format: z.literal(CORRECTIONS_FORMAT),
  version: z.literal(CORRECTIONS_VERSION),
  edits: z.array(z.unknown()).min(1).max(MOST_EDITS),
});

const kindSchema = z.looseObject({ kind: z.enum(EDIT_KINDS) });

/** The edits of a correction in JSON, or what is wrong with the whole of it. */
export function parseCorrections(
  text: string,
): Result<readonly EditLine[], readonly ContentIssue[]> {
  const json = readJson(text);
  if (!json.ok) return json;
  const file = readBySchema(fileSchema, json.value);
  if (!file.success) return err(issuesOf(file.error));
  return ok(file.data.edits.map(parseOne));
}

function parseOne(json: unknown, index: number): EditLine {
  const path = ['edits', index];
  const head = { line: index + 1, text: JSON.stringify(json) };
  const kind = readBySchema(kindSchema, json);
  if (!kind.success) return { ...head, edit: null, issues: issuesOf(kind.error, path) };
  const edit = readBySchema(CORRECTION_TABLE[kind.data.kind].schema, json);
  return edit.success
    ? { ...head, edit: edit.data, issues: [] }
    : { ...head, edit: null, issues: issuesOf(edit.error, path) };
}
