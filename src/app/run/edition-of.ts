import type { PublicationHead } from '#app/ports/turn-record';

/** Which edition of a turn's reports is issued next. */
export function editionOf(issued: readonly PublicationHead[], turn: number): number {
  return issued.filter((one) => one.turn === turn).length + 1;
}
