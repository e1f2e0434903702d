import { nothingHere } from '#http/replies/problem-reply';
import type { Reply } from '#http/replies/reply';
import type { Site } from '#http/site';
import type { Visit } from '#http/visits/visit';

/** Everybody with a seat or an account may design: a list is no secret of a campaign. */
export const mayDesign = ({ seats, account }: Pick<Visit, 'seats' | 'account'>): boolean =>
  seats.length > 0 || account !== null;

/** The session that somebody designs in: that of the account, or else of a seat. */
export const sessionOf = ({ seats, account }: Pick<Visit, 'seats' | 'account'>): string =>
  account?.session ?? seats[0]?.session ?? '';

/** Nobody else learns that there is such a page. */
export const forDesigners =
  <R extends Reply>(handle: (site: Site, visit: Visit) => Promise<R>) =>
  (site: Site, visit: Visit): Promise<R | ReturnType<typeof nothingHere>> =>
    mayDesign(visit) ? handle(site, visit) : Promise.resolve(nothingHere());
