import { CIVILIAN_BASES_LIST, INSTITUTES_LIST } from '#model/campaign/civilian-bases';
import { FINDS_LIST } from '#model/campaign/finds';
import { INDEPENDENTS_LIST } from '#model/campaign/independents';
import { MILITIA_LIST } from '#model/campaign/militia';

/** The lists of what is built by nobody’s design: trading posts, civilian bases, science institutes, independent convoys and militias are no alien units. */
export const NOBODYS_LISTS: readonly string[] = [
  FINDS_LIST,
  CIVILIAN_BASES_LIST,
  INSTITUTES_LIST,
  INDEPENDENTS_LIST,
  MILITIA_LIST,
];
