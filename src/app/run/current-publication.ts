import type { PublicationHead } from '#app/ports/turn-record';

/** What players go by: the last issue that was not undone. */
export function currentPublication(heads: readonly PublicationHead[]): PublicationHead | undefined {
  return heads.findLast((head) => !head.undone);
}
