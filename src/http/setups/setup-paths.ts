/** Where setups are. */
export const SETUPS = '/setups';

/** The address of a setup. */
export const setupBase = (slug: string): string => `${SETUPS}/${encodeURIComponent(slug)}`;

/** The address of the rules sheet of a setup. */
export const sheetPath = (slug: string): string => `${setupBase(slug)}/sheet`;

/** The address of an invitation. */
export const joinPath = (token: string): string => `${SETUPS}/join/${token}`;

/** The address of a force list of a setup. */
export const setupListPath = (slug: string, list: string): string =>
  `${setupBase(slug)}/lists/${encodeURIComponent(list)}`;
