import type { IssueHead } from '#app/ports/turn-record';

/** The number of an empire's next edition of a turn's report, or of the next issue of the turn's reports. */
export function editionOf(issued: readonly IssueHead[], turn: number): number {
  return issued.filter((one) => one.turn === turn).length + 1;
}
