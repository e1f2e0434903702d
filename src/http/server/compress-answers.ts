import compression from 'compression';
import type { Request, RequestHandler, Response } from 'express';
import type { Site } from '#http/site';

/** What everybody may keep, such as styles and scripts, holds no secret. */
const isPublic = (response: Response): boolean =>
  String(response.getHeader('Cache-Control')).startsWith('public');

/**
 * Whether the request came from our own page or from the person at the browser. Another site could make a browser send
 * many requests with chosen words in the address, and learn from the sizes of compressed answers what text is near
 * these words. Browsers name the origin of a request on encrypted connections. On others, sizes add nothing to what a
 * listener reads anyway.
 */
function isAskedHere({ headers }: Request, { publicUrl }: Site): boolean {
  const site = headers['sec-fetch-site'];
  return site === undefined ? publicUrl === null : site === 'same-origin' || site === 'none';
}

/** Compresses answers by brotli or gzip. What is compressed already (PDF) is left alone, and so is what bears `no-transform`. */
/** Takes as long as the 4 that `compression` would take, and makes large maps an eighth smaller. */
const BROTLI_QUALITY = 5;
/** Its key in the parameters of zlib. */
const BROTLI_PARAM_QUALITY = 1;

export const compressAnswers = (site: Site): RequestHandler =>
  compression({
    brotli: { params: { [BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } },
    filter: (request: Request, response: Response) =>
      (isPublic(response) || isAskedHere(request, site)) && compression.filter(request, response),
  });
