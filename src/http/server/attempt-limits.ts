import type { Request, RequestHandler } from 'express';
import { rateLimit } from 'express-rate-limit';
import { nameKeyOf } from '#app/people/account-issues';
import type { Site } from '#http/site';
import { browserMarksOf, cookiesOf, sessionTokensOf } from '#http/visits/cookies';
import { formBodyOf } from '#http/visits/form-body';
import { whoComes } from '#http/visits/who-comes';
import { hashOf } from '#kernel/result/hash';
import { readSmallForm } from './read-body.ts';
import { TEXTS } from './texts.ts';

const QUARTER_MS = 900_000;
const LONGEST_NAME = 100;

const isLink = ({ path }: Request): boolean => /^\/+enter\/+./i.test(path);
const isSignIn = ({ method, path }: Request): boolean =>
  method === 'POST' && /^\/+sign-in\/*$/i.test(path);
const isNewPassword = ({ method, path }: Request): boolean =>
  method === 'POST' && /^\/+account\/+password\/*$/i.test(path);

/** Where an operator types their password again. */
const isConfirmation = ({ method, path }: Request): boolean =>
  method === 'POST' && /^\/+operate\/+backups\/+[^/]+\/+(download|restore)\/*$/i.test(path);

/** The forms that identify a visitor: with a password, or with a link that somebody might have guessed. */
const isAttempt = (request: Request): boolean =>
  isLink(request) || isSignIn(request) || isNewPassword(request) || isConfirmation(request);

/** The name in a sign-in form; empty in other forms. */
function nameIn(request: Request): string {
  const body = formBodyOf(request.body);
  const isMeant = isSignIn(request) || (isLink(request) && body.text('way') === 'account');
  return isMeant ? nameKeyOf(body.text('name')).slice(0, LONGEST_NAME) : '';
}

/**
 * Whose guesses are counted together: those of a browser that has signed in by this name before, or those of all strangers. So nobody
 * keeps a name from whom it belongs to by guessing.
 */
async function guesserOf({ useCases }: Site, request: Request): Promise<string> {
  const name = nameIn(request);
  const marks = browserMarksOf(cookiesOf(request.headers.cookie));
  const found = await useCases.findMark({ name, marks });
  const mark = found.ok ? found.value.mark : null;
  return mark === null ? `name ${name}` : `browser ${mark}`;
}

/** The session of a browser that is signed in to an account; empty if there is none. */
async function ownSession({ useCases }: Site, request: Request): Promise<string> {
  const comer = await whoComes(useCases, sessionTokensOf(cookiesOf(request.headers.cookie)));
  return comer.ok ? (comer.value.account?.session ?? '') : '';
}

const SLOW = {
  windowMs: QUARTER_MS,
  standardHeaders: 'draft-8',
  legacyHeaders: false,
  // Successful attempts don't count, because a group of players may share an address.
  skipSuccessfulRequests: true,
  message: TEXTS.tooManyAttempts,
} as const;

/**
 * A form that was refused before anybody looked at its password was no guess. How many others have guessed at a name is told to nobody.
 */
const GUESSES = {
  ...SLOW,
  standardHeaders: false,
  requestWasSuccessful: (_request: Request, { statusCode }: Readonly<{ statusCode: number }>) =>
    statusCode !== 422,
};

const onlyAttempts =
  (handler: RequestHandler): RequestHandler =>
  (request, response, next) =>
    isAttempt(request) && request.method === 'POST' ? handler(request, response, next) : next();

/** Limits guesses: per address, per name, and per session that changes its account's password. */
export function attemptLimits(site: Site): RequestHandler[] {
  const { attempts, attemptsForName } = site.limits;
  return [
    rateLimit({ ...SLOW, limit: attempts, skip: (request) => !isAttempt(request) }),
    onlyAttempts(readSmallForm),
    rateLimit({
      ...GUESSES,
      limit: attemptsForName,
      keyGenerator: (request) => guesserOf(site, request),
      skip: (request) => nameIn(request) === '',
    }),
    rateLimit({
      ...GUESSES,
      limit: attemptsForName,
      keyGenerator: async (request) => `session ${hashOf(await ownSession(site, request))}`,
      skip: async (request) =>
        !(isNewPassword(request) || isConfirmation(request)) ||
        (await ownSession(site, request)) === '',
    }),
  ];
}
