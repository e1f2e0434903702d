import type { IssueHead } from '#app/ports/turn-record';

/** The publication in force: the last issue, or edition of one empire, that was not undone. */
export function currentPublication<H extends IssueHead>(heads: readonly H[]): H | undefined {
  return heads.findLast((head) => !head.undone);
}
