import type { IssueHead } from '#app/ports/turn-record';

/** Which issue of its turn's reports an edition belongs to, counted by Openings: an amendment's to the one that it amends. */
export function issueNumber(
  issues: readonly IssueHead[],
  { turn, version }: Pick<IssueHead, 'turn' | 'version'>,
): number {
  return issues.filter((one) => one.turn === turn && one.version <= version).length;
}
