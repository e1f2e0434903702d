import type { PublicationHead } from '#app/ports/turn-record';

/**
 * How the edition that a player goes by came to be in force: the first of its turn, or issued again by another Opening; by a correction, or
 * since one was taken back; or the moderator went back to an earlier turn.
 */
export type EditionNews = 'first' | 'again' | 'corrected' | 'uncorrected' | 'earlier-turn';

/** Tells it of one of an empire's editions, from all that it was issued. */
export function editionNews(
  heads: readonly PublicationHead[],
  { turn, edition, version }: Pick<PublicationHead, 'turn' | 'edition' | 'version'>,
): EditionNews {
  const later = heads.filter((one) => one.version > version);
  if (later.some((one) => one.turn > turn)) return 'earlier-turn';
  if (later.length > 0) return 'uncorrected';
  if (heads.at(-1)?.kind === 'amendment') return 'corrected';
  return edition === 1 ? 'first' : 'again';
}
