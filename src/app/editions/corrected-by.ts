import type { PublicationHead } from '#app/ports/turn-record';
import { currentPublication } from './current-publication.ts';

/** The edition that replaced this one by a correction; null: none, or the correction was undone. */
export function correctedBy(
  heads: readonly PublicationHead[],
  { turn, edition, undone }: PublicationHead,
): number | null {
  const inForce = currentPublication(heads.filter((one) => one.turn === turn));
  if (undone || inForce === undefined || inForce.edition === edition) return null;
  return inForce.edition;
}
