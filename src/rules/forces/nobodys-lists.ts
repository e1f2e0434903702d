import { CIVILIAN_BASES_LIST, INSTITUTES_LIST } from '#model/campaign/civilian-bases';
import { FINDS_LIST } from '#model/campaign/finds';
import { INDEPENDENTS_LIST } from '#model/campaign/independents';

/** The lists of what is built by nobody’s design: trading posts, civilian bases, science institutes and independent convoys are no alien units. */
export const NOBODYS_LISTS: readonly string[] = [
  FINDS_LIST,
  CIVILIAN_BASES_LIST,
  INSTITUTES_LIST,
  INDEPENDENTS_LIST,
];
