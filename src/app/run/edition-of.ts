import type { IssueHead } from '#app/ports/turn-record';

/** Which edition of a turn's report an empire is issued next, or which issue of the turn's reports is the next. */
export function editionOf(issued: readonly IssueHead[], turn: number): number {
  return issued.filter((one) => one.turn === turn).length + 1;
}
