import type { IssueHead } from '#app/ports/turn-record';

/**
 * The issue of its turn's reports that an edition belongs to, counted by Openings. An amendment's edition belongs to
 * the issue that it amends.
 */
export function issueNumber(
  issues: readonly IssueHead[],
  { turn, version }: Pick<IssueHead, 'turn' | 'version'>,
): number {
  return issues.filter((one) => one.turn === turn && one.version <= version).length;
}
