import type { Response } from 'express';
import type { PlayerDeadline } from '#app/usecases/clock/read-deadline';
import { frameOf } from '#http/pages/frame-of';
import type { SentReply } from '#http/replies/problem-reply';
import type { PageReply, SetCookie } from '#http/replies/reply';
import type { Site } from '#http/site';
import {
  BROWSER_COOKIE,
  browserCookieValue,
  SESSION_COOKIE,
  sessionCookieValue,
  THEME_COOKIE,
  VISITOR_COOKIE,
} from '#http/visits/cookies';
import type { Seat } from '#http/visits/seat';
import type { Visit } from '#http/visits/visit';

const DAY_MS = 86_400_000;
const SESSION_MS = 90 * DAY_MS;
const YEAR_MS = 365 * DAY_MS;

function setCookie(response: Response, given: SetCookie, isSecure: boolean): void {
  const common = {
    httpOnly: true,
    sameSite: 'lax',
    secure: isSecure || response.req.secure,
    path: '/',
    encode: String,
  } as const;
  if (given.cookie === 'theme') {
    if (given.theme === 'auto') response.clearCookie(THEME_COOKIE, common);
    else response.cookie(THEME_COOKIE, given.theme, { ...common, maxAge: YEAR_MS });
    return;
  }
  if (given.cookie === 'visitor') {
    response.cookie(VISITOR_COOKIE, given.secret, common);
    return;
  }
  if (given.cookie === 'browser') {
    const value = browserCookieValue(given.marks);
    response.cookie(BROWSER_COOKIE, value, { ...common, maxAge: YEAR_MS });
    return;
  }
  const { tokens } = given;
  if (tokens.length === 0) response.clearCookie(SESSION_COOKIE, common);
  else
    response.cookie(SESSION_COOKIE, sessionCookieValue(tokens), { ...common, maxAge: SESSION_MS });
}

/** The data folder may lie below a hidden one, and what it holds is kept by no cache. */
const DOWNLOAD = { dotfiles: 'allow', cacheControl: false } as const;

type Whose = Readonly<{ visit: Visit; seat: Seat | null; deadline: PlayerDeadline | null }>;

/** A stranger's browser gets its secret with the first page; what goes on for longer is kept for longer. */
function keepCookies(
  response: Response,
  { seats, account, ...visit }: Visit,
  isSecure: boolean,
): void {
  const { secret, isNew } = visit.visitor;
  const isStranger = seats.length === 0 && account === null && visit.trouble === null;
  if (isStranger && isNew) setCookie(response, { cookie: 'visitor', secret }, isSecure);
  if (!visit.isProlonged) return;
  const sessions = seats.map(({ session }) => session);
  const tokens = account === null ? sessions : [...sessions, account.session];
  setCookie(response, { cookie: 'sessions', tokens: [...new Set(tokens)] }, isSecure);
}

function sendPage(site: Site, response: Response, reply: PageReply, whose: Whose): void {
  keepCookies(response, whose.visit, site.publicUrl !== null);
  if (reply.filled.template.isSecret) response.set('Cache-Control', 'no-store, no-transform');
  const frame = frameOf(site, { ...whose, reply });
  response.status(reply.status).type('html').send(site.filler.page(reply.filled, frame));
}

/** Turns an answer into a response. What is somebody's own is kept by no cache. */
export function sendReply(site: Site, response: Response, reply: SentReply, whose: Whose): void {
  response.set('Cache-Control', 'no-store');
  switch (reply.kind) {
    case 'page':
      sendPage(site, response, reply, whose);
      return;
    case 'part':
      response.type('html').send(site.filler.part(reply.filled));
      return;
    case 'style':
      response.set('Cache-Control', 'private, no-cache').type('css').send(reply.css);
      return;
    case 'redirect':
      for (const given of reply.cookies) setCookie(response, given, site.publicUrl !== null);
      response.redirect(303, reply.to);
      return;
    case 'download':
      response.type('application/octet-stream');
      response.download(reply.path, reply.saveAs, DOWNLOAD, (error: unknown) => {
        if (error !== undefined && error !== null && !response.headersSent)
          response.req.next?.(error);
      });
      return;
    case 'file': {
      const { body, type, saveAs } = reply;
      if (saveAs !== null) response.attachment(saveAs);
      response.type(type).send(typeof body === 'string' ? body : Buffer.from(body));
      return;
    }
  }
}
