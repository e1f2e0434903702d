import { z } from 'zod';
import { err, ok, type Result } from '#kernel/result/result';
import { type ContentIssue, issuesOf } from '#content/issue';
import { readJson } from '#content/read-json';
import { readBySchema } from '#content/schema-words';

const listFilesSchema = z.strictObject({
  /** The text of `docs/rules/vbam-units.data.json`. */
  book: z.string(),
  /** The texts of the files in `docs/rules/empires`, by the id of the list. */
  empires: z.record(z.string(), z.string()),
});
export type ListFiles = Readonly<z.infer<typeof listFilesSchema>>;

/** The files of the published force lists as one text, which goes wherever lists are read. */
export const textOfListFiles = (files: ListFiles): string => JSON.stringify(files);

/** The files that such a text is made of. */
export function readListFiles(text: string): Result<ListFiles, readonly ContentIssue[]> {
  const json = readJson(text);
  if (!json.ok) return json;
  const files = readBySchema(listFilesSchema, json.value);
  return files.success ? ok(files.data) : err(issuesOf(files.error));
}
