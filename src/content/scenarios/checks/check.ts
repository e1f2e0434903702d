import type { RuleRef } from '#kernel/reasons/cite';
import type { ForceLists } from '#content/force-lists/force-lists';
import type { ContentCode, ContentIssue } from '#content/issue';
import { didYouMean } from '#content/nearest-name';
import type { Scenario, SectionName } from '#content/scenarios/scenario-schema';

/** A cross-check of the sections it needs, run when these are well formed. */
export type Check = Readonly<{
  needs: readonly SectionName[];
  run: (scenario: Scenario, forceLists: ForceLists) => readonly ContentIssue[];
}>;

/** One fault. */
export function fault(path: string, code: ContentCode, text: string, cite?: RuleRef): ContentIssue {
  return cite === undefined ? { path, code, text } : { path, code, text, cite };
}

/** An error if a name is unknown; `what` says what it names, such as "system". */
export function faultIfUnknown(
  path: string,
  name: string,
  known: Readonly<{ what: string; names: readonly string[] }>,
): readonly ContentIssue[] {
  if (known.names.includes(name)) return [];
  const hint = didYouMean(name, known.names);
  return [fault(path, 'UNKNOWN', `There is no ${known.what} “${name}”.${hint}`)];
}

/** A fault for each row whose key an earlier one has; null keys are passed over. */
export function faultsIfTwice<T>(
  rows: readonly T[],
  keyOf: (row: T) => string | null,
  tell: (row: T, index: number, first: number) => ContentIssue,
): readonly ContentIssue[] {
  const seen = new Map<string, number>();
  return rows.flatMap((row, index) => {
    const key = keyOf(row);
    if (key === null) return [];
    const first = seen.get(key);
    if (first === undefined) seen.set(key, index);
    return first === undefined ? [] : [tell(row, index, first)];
  });
}
