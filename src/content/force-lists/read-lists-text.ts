import { err, ok, type Result } from '#kernel/result/result';
import type { ContentIssue } from '#content/issue';
import type { DesignRules } from './design-rules.ts';
import { HOUSE_LIST_FORMAT, HOUSE_LIST_VERSION, type InnerList } from './house-list-schema.ts';
import { type RefusedList, readListOf, sourceOfList } from './read-list-text.ts';

/** A list as it is inside another file has no format of its own. */
const asFile = (json: unknown): unknown =>
  typeof json === 'object' && json !== null && !Array.isArray(json) && !('format' in json)
    ? { format: HOUSE_LIST_FORMAT, version: HOUSE_LIST_VERSION, ...json }
    : json;

/**
 * The force lists of a text: one list in JSON or CSV, or several in JSON as a scenario has them. Everything that is wrong with any of
 * them is told. @rule U-9
 */
export function readListsText(
  text: string,
  rules: DesignRules,
): Result<readonly InnerList[], readonly ContentIssue[]> {
  const source = sourceOfList(text);
  if (!source.ok) return source;
  const { json, placed } = source.value;
  const isMany = Array.isArray(json);
  const entries: readonly unknown[] = isMany ? json : [json];
  const issues: ContentIssue[] = [];
  const lists = entries.flatMap((entry, index): readonly InnerList[] => {
    const read = readListOf(asFile(entry), rules);
    if (!read.ok) issues.push(...placedIn(read.error, isMany ? index : null).map(placed));
    if (!read.ok) return [];
    const { id, name, units } = read.value.draft;
    return [{ id, name, units }];
  });
  return issues.length > 0 ? err(issues) : ok(lists);
}

/** The faults of a list with their places in the text. */
function placedIn({ issues }: RefusedList, index: number | null): readonly ContentIssue[] {
  if (index === null) return issues;
  return issues.map((issue) => ({
    ...issue,
    path: `[${String(index)}]${issue.path === '' ? '' : `.${issue.path}`}`,
  }));
}
