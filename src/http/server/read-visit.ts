import type { Request } from 'express';
import { THEMES } from '#http/pages/frame';
import type { Site } from '#http/site';
import { cookiesOf, sessionTokensOf, THEME_COOKIE } from '#http/visits/cookies';
import { formBodyOf } from '#http/visits/form-body';
import { seatsOf } from '#http/visits/seats-of';
import type { Visit } from '#http/visits/visit';

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** A request in the terms of the pages. */
export async function readVisit({ useCases }: Site, request: Request): Promise<Visit> {
  const cookies = cookiesOf(request.headers.cookie);
  const params = new Map<string, unknown>(Object.entries(request.params));
  const seats = await seatsOf(useCases, sessionTokensOf(cookies));
  const query = new Map<string, unknown>(Object.entries(request.query));
  return {
    path: request.path,
    param: (name) => textOf(params.get(name)),
    query: (name) => textOf(query.get(name)),
    body: formBodyOf(request.body),
    seats: seats.ok ? seats.value : [],
    trouble: seats.ok ? null : seats.error,
    theme: THEMES.find((one) => one === cookies.get(THEME_COOKIE)) ?? 'auto',
  };
}
