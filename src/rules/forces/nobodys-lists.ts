import { CIVILIAN_BASES_LIST, INSTITUTES_LIST } from '#model/campaign/civilian-bases';
import { FINDS_LIST } from '#model/campaign/finds';

/** The lists of what is built by nobody’s design: trading posts, civilian bases and science institutes are no alien units. */
export const NOBODYS_LISTS: readonly string[] = [FINDS_LIST, CIVILIAN_BASES_LIST, INSTITUTES_LIST];
