import type { PublicationHead } from '#app/ports/turn-record';

/**
 * The reason why a player's edition is in force: it is the first of its turn, or another Opening issued it again; a
 * correction made it, or was undone; or the moderator went back to an earlier turn.
 */
export type EditionNews = 'first' | 'again' | 'corrected' | 'uncorrected' | 'earlier-turn';

/** The reason for one of an empire's editions, from all its editions. */
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
