import { warningKey } from '#app/orders/sheet-doubts';
import type { Judged } from '#app/run/judge-sheet';
import type { LineIssue } from '#http/pages/orders-contents';

/** What is doubtful about a sheet as a whole: the warnings that its player has dismissed apart. None once it is locked. */
export function warningLines(
  { projected }: Pick<Judged, 'projected'>,
  { dismissed, isOpen }: Readonly<{ dismissed: readonly string[]; isOpen: boolean }>,
): Readonly<{ warnings: readonly LineIssue[]; quieted: readonly LineIssue[] }> {
  const all = (isOpen ? projected.warnings : []).map((issue) => {
    return { text: issue.text, cite: issue.cite, key: warningKey(issue) };
  });
  return {
    warnings: all.filter(({ key }) => !dismissed.includes(key)),
    quieted: all.filter(({ key }) => dismissed.includes(key)),
  };
}
