import { randomBytes } from 'node:crypto';
import type { Request } from 'express';
import { THEMES } from '#http/pages/frame';
import type { Site } from '#http/site';
import {
  browserMarksOf,
  cookiesOf,
  sessionTokensOf,
  THEME_COOKIE,
  visitorSecretOf,
} from '#http/visits/cookies';
import { formBodyOf } from '#http/visits/form-body';
import type { Visit } from '#http/visits/visit';
import { NOBODY, whoComes } from '#http/visits/who-comes';

const SECRET_BYTES = 18;

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Behind something that speaks TLS the settings know it better than the request. */
const originOf = ({ publicUrl }: Site, { protocol, headers }: Request): string =>
  publicUrl ?? `${protocol}://${headers.host ?? ''}`;

function goneOf({ res }: Request): AbortSignal {
  const controller = new AbortController();
  res?.once('close', () => {
    if (!res.writableEnded) controller.abort();
  });
  return controller.signal;
}

/** A request in the terms of the pages; its body is read later, where it may be sent. */
export async function readVisit(site: Site, request: Request): Promise<Visit> {
  const gone = goneOf(request);
  const cookies = cookiesOf(request.headers.cookie);
  const params = new Map<string, unknown>(Object.entries(request.params));
  const comer = await whoComes(site.useCases, sessionTokensOf(cookies));
  const secret = visitorSecretOf(cookies);
  const asked = formBodyOf(request.query);
  return {
    origin: originOf(site, request),
    path: request.path,
    search: /\?.*$/su.exec(request.originalUrl)?.[0] ?? '',
    param: (name) => textOf(params.get(name)),
    query: asked.text,
    queries: asked.texts,
    header: (name) => textOf(request.headers[name]),
    body: formBodyOf(undefined),
    ...(comer.ok ? comer.value : NOBODY),
    marks: browserMarksOf(cookies),
    gone,
    visitor: {
      secret: secret ?? randomBytes(SECRET_BYTES).toString('base64url'),
      isNew: secret === undefined,
    },
    trouble: comer.ok ? null : comer.error,
    theme: THEMES.find((one) => one === cookies.get(THEME_COOKIE)) ?? 'auto',
  };
}
