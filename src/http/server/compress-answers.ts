import compression from 'compression';
import type { Request, RequestHandler, Response } from 'express';
import type { Site } from '#http/site';

/** What everybody may keep, such as styles and scripts, holds no secret. */
const isPublic = (response: Response): boolean =>
  String(response.getHeader('Cache-Control')).startsWith('public');

/**
 * Whether a page of ours, or a person at their browser, asked. Another site that makes a browser ask again and again, each time with
 * other words in the address, could learn from the sizes of compressed answers what stands beside these words. Browsers say who asked
 * wherever the connection is encrypted; where it is not, sizes add nothing to what a listener reads anyway.
 */
function isAskedHere({ headers }: Request, { publicUrl }: Site): boolean {
  const site = headers['sec-fetch-site'];
  return site === undefined ? publicUrl === null : site === 'same-origin' || site === 'none';
}

/** Compresses answers by brotli or gzip. What is compressed already (PDF) is left alone, and so is what bears `no-transform`. */
export const compressAnswers = (site: Site): RequestHandler =>
  compression({
    filter: (request: Request, response: Response) =>
      (isPublic(response) || isAskedHere(request, site)) && compression.filter(request, response),
  });
