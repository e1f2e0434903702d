import type { RequestHandler } from 'express';
import helmet from 'helmet';
import type { Site } from '#http/site';

const YEAR_S = 31_536_000;

/** Nothing but this site's own files; no scripts or styles inside pages; in nobody's frame. */
export function safeHeaders({ publicUrl }: Site): RequestHandler {
  return helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        'default-src': ["'self'"],
        'base-uri': ["'none'"],
        'form-action': ["'self'"],
        'frame-ancestors': ["'none'"],
        'object-src': ["'none'"],
      },
    },
    // A sign-in link must not travel on in an address of origin.
    referrerPolicy: { policy: 'same-origin' },
    // Only where browsers come by TLS: this server itself speaks plain HTTP.
    strictTransportSecurity: publicUrl === null ? false : { maxAge: YEAR_S },
  });
}
