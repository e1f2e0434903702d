/** The caption of a table that several empires have in one report: it says whose it is. */
export const captionOf = (what: string, owner: string | undefined): string =>
  owner === undefined ? what : `${what} of ${owner}`;
