import type { Request, RequestHandler } from 'express';
import { rateLimit } from 'express-rate-limit';
import { nameKeyOf } from '#app/people/account-issues';
import type { Site } from '#http/site';
import { formBodyOf } from '#http/visits/form-body';

const QUARTER_MS = 900_000;

/** Where somebody says who he is: by a password, or by a link that he might have guessed. */
const isAttempt = ({ method, path }: Request): boolean =>
  /^\/+enter\/+./i.test(path) ||
  (method === 'POST' && /^\/+(sign-in|account\/+password)\/*$/i.test(path));

const nameIn = ({ body }: Request): string => nameKeyOf(formBodyOf(body).text('name'));

const SLOW = {
  windowMs: QUARTER_MS,
  standardHeaders: 'draft-8',
  legacyHeaders: false,
  // Whoever comes in costs nothing: a table of players may share an address.
  skipSuccessfulRequests: true,
  message: 'Too many attempts. Wait a quarter of an hour, then try again.',
} as const;

/** Guesses are slow: so many for an address, and so many for a name from anywhere. */
export function attemptLimits({ limits }: Site): RequestHandler[] {
  return [
    rateLimit({ ...SLOW, limit: limits.attempts, skip: (request) => !isAttempt(request) }),
    rateLimit({
      ...SLOW,
      limit: limits.attemptsForName,
      keyGenerator: (request) => `name ${nameIn(request)}`,
      skip: (request) => !isAttempt(request) || nameIn(request) === '',
    }),
  ];
}
