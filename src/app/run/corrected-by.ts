import type { PublicationHead } from '#app/ports/turn-record';
import { currentPublication } from './current-publication.ts';

/** The edition that the moderator's corrections put in the place of this one; null: none, or it was taken back. */
export function correctedBy(
  heads: readonly PublicationHead[],
  { turn, edition, undone }: PublicationHead,
): number | null {
  const inForce = currentPublication(heads.filter((one) => one.turn === turn));
  if (undone || inForce === undefined || inForce.edition === edition) return null;
  return inForce.edition;
}
