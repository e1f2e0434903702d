import { type Theme, THEMES } from '#http/pages/frame';
import { problemReply } from '#http/replies/problem-reply';
import { redirectTo, type Reply } from '#http/replies/reply';
import type { Site } from '#http/site';
import { isSameToken } from '#http/visits/form-token';
import { seatBase } from '#http/visits/seat';
import type { Visit } from '#http/visits/visit';
import type { Route } from './route.ts';

const HOME = { href: '/', label: 'To your campaigns' };

/** Opens a sign-in link. Other seats of this browser stay; an older session of the same seat ends. */
async function enter({ useCases }: Site, visit: Visit): Promise<Reply> {
  const signedIn = await useCases.signIn({ token: visit.param('token') });
  if (!signedIn.ok) return problemReply(signedIn.error, HOME);
  const { actor, campaign, session } = signedIn.value;
  const base = seatBase(campaign.slug, actor);
  const same = visit.seats.filter((seat) => seat.base === base);
  await Promise.all(same.map((seat) => useCases.signOut(seat)));
  const others = visit.seats.filter((seat) => seat.base !== base).map((seat) => seat.session);
  return redirectTo(`${base}/`, { cookie: 'sessions', tokens: [...others, session] });
}

/** Ends one seat, or all of them. */
async function leave({ useCases }: Site, visit: Visit): Promise<Reply> {
  // A form on another site comes without cookies; an answer that clears them would sign its victim out.
  if (visit.seats.length === 0) return redirectTo('/');
  const token = visit.body.text('form-token');
  const isLeft = (formToken: string): boolean =>
    visit.body.text('which') === 'all' || isSameToken(formToken, token);
  const left = visit.seats.filter((seat) => isLeft(seat.formToken));
  await Promise.all(left.map((seat) => useCases.signOut(seat)));
  const kept = visit.seats.filter((seat) => !isLeft(seat.formToken));
  return redirectTo('/', { cookie: 'sessions', tokens: kept.map((seat) => seat.session) });
}

/** Only ways within this site: an address that begins with one stroke and leads nowhere else. */
const isOwnPath = (path: string): boolean => /^\/(?![/\\])[\w\-./~%]*$/.test(path);

/** Keeps the wish for light or dark, and goes back to where it was made. */
function chooseTheme(_site: Site, { body }: Visit): Promise<Reply> {
  const theme: Theme = THEMES.find((one) => one === body.text('theme')) ?? 'auto';
  const back = body.text('back');
  return Promise.resolve(redirectTo(isOwnPath(back) ? back : '/', { cookie: 'theme', theme }));
}

export const SESSION_ROUTES: readonly Route[] = [
  { who: 'anyone', method: 'get', path: '/enter/:token', handle: enter },
  { who: 'anyone', method: 'post', path: '/leave', handle: leave },
  { who: 'anyone', method: 'post', path: '/theme', handle: chooseTheme },
];
