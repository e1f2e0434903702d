import type { RequestHandler } from 'express';
import helmet from 'helmet';

/** Nothing but this site's own files; no scripts or styles inside pages; in nobody's frame. */
export function safeHeaders(): RequestHandler {
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
    // This server speaks plain HTTP; whoever puts it behind TLS sets this there.
    strictTransportSecurity: false,
  });
}
