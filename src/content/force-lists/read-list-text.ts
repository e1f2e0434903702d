import { err, ok, type Result } from '#kernel/result/result';
import type { ContentIssue } from '#content/issue';
import { readJson } from '#content/read-json';
import type { DesignRules } from './design-rules.ts';
import type { HouseForceList } from './house-list.ts';
import type { DraftList } from './house-list-schema.ts';
import { inTable, listOfCsv } from './list-of-csv.ts';
import { forceListOf } from './parse-force-list-file.ts';
import { draftListOf } from './read-draft-list.ts';

/** A list that the design rules allow, as its file has it and as it is played. */
export type LegalList = Readonly<{ draft: DraftList; house: HouseForceList }>;

/** Everything that is wrong with a list. `draft`: it is well formed, so that somebody can mend it. */
export type RefusedList = Readonly<{ issues: readonly ContentIssue[]; draft: DraftList | null }>;

type Source = Readonly<{ json: unknown; placed: (issue: ContentIssue) => ContentIssue }>;

/** What a text in JSON or CSV says, and how its faults are placed in it. */
export function sourceOfList(text: string): Result<Source, readonly ContentIssue[]> {
  // Everything that a file in JSON could begin with, so that a broken one is not read as a table.
  if (/^[\s\uFEFF]*[[{"]\s*[{"\]}]/u.test(text)) {
    const json = readJson(text.replace(/^\uFEFF/u, ''));
    return json.ok ? ok({ json: json.value, placed: (issue) => issue }) : json;
  }
  const table = listOfCsv(text);
  if (!table.ok) return table;
  return ok({ json: table.value.json, placed: (issue) => inTable(issue, table.value) });
}

/** A force list from the text of its file, JSON or CSV, or everything that is wrong with it. @rule U-9 */
export function readListText(text: string, rules: DesignRules): Result<LegalList, RefusedList> {
  const source = sourceOfList(text);
  if (!source.ok) return err({ issues: source.error, draft: null });
  const { json, placed } = source.value;
  const read = readListOf(json, rules);
  return read.ok ? read : err({ ...read.error, issues: read.error.issues.map(placed) });
}

/** The same from JSON that is read already. @rule U-9 */
export function readListOf(json: unknown, rules: DesignRules): Result<LegalList, RefusedList> {
  const draft = draftListOf(json);
  const house = forceListOf(json, rules);
  if (draft.ok && house.ok) return ok({ draft: draft.value, house: house.value });
  return err({ issues: house.ok ? [] : house.error, draft: draft.ok ? draft.value : null });
}
