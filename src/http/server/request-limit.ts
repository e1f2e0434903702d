import type { RequestHandler } from 'express';
import { rateLimit } from 'express-rate-limit';
import type { Site } from '#http/site';
import { TEXTS } from './texts.ts';

const MINUTE_MS = 60_000;

/** The most requests from one address in a minute: more than people make, fewer than a flood. */
export function requestLimit({ limits }: Site): RequestHandler {
  return rateLimit({
    windowMs: MINUTE_MS,
    limit: limits.requests,
    standardHeaders: 'draft-8',
    legacyHeaders: false,
    message: TEXTS.tooManyRequests,
  });
}
