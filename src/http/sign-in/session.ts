import { type Theme, THEMES } from '#http/pages/frame';
import { redirectTo, type Reply } from '#http/replies/reply';
import type { Site } from '#http/site';
import { isSameToken } from '#http/visits/form-token';
import { isOwnPath } from '#http/visits/own-path';
import type { Visit } from '#http/visits/visit';
import type { Route } from '#http/routes/route';

/** Ends the session of one seat, or all of them. Seats of an account end together. */
async function leave({ useCases }: Site, visit: Visit): Promise<Reply> {
  const { account, seats, body } = visit;
  const sessions = seats.map(({ session, formToken }) => ({ session, formToken }));
  const all = account === null ? sessions : [account, ...sessions];
  // A form on another site comes without cookies; an answer that clears them would sign its victim out.
  if (all.length === 0) return redirectTo('/');
  const token = body.text('form-token');
  const isLeft = (formToken: string): boolean =>
    body.text('which') === 'all' || isSameToken(formToken, token);
  const left = new Set(
    all.filter(({ formToken }) => isLeft(formToken)).map(({ session }) => session),
  );
  await Promise.all([...left].map((session) => useCases.signOut({ session })));
  const kept = new Set(all.map(({ session }) => session).filter((session) => !left.has(session)));
  return redirectTo('/', { cookie: 'sessions', tokens: [...kept] });
}

/** Keeps the wish for light or dark, and goes back to where it was made. */
function chooseTheme(_site: Site, { body }: Visit): Promise<Reply> {
  const theme: Theme = THEMES.find((one) => one === body.text('theme')) ?? 'auto';
  const back = body.text('back');
  return Promise.resolve(redirectTo(isOwnPath(back) ? back : '/', { cookie: 'theme', theme }));
}

export const SESSION_ROUTES: readonly Route[] = [
  { who: 'anyone', method: 'post', path: '/leave', handle: leave },
  { who: 'anyone', method: 'post', path: '/theme', handle: chooseTheme },
];
