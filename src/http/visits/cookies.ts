/** The cookie that holds the tokens of the sessions of this browser, with dots between them. */
export const SESSION_COOKIE = 'farlane';
/** The cookie that holds the wish for light or dark. */
export const THEME_COOKIE = 'farlane-theme';

/** So many seats one browser may hold; the oldest make room. */
const MOST_SESSIONS = 12;
const TOKEN = /^[\w-]{1,200}$/;

/** Reads the header `Cookie`; of two of a name the first counts. */
export function cookiesOf(header: string | undefined): ReadonlyMap<string, string> {
  const cookies = new Map<string, string>();
  for (const part of (header ?? '').split(';')) {
    const equals = part.indexOf('=');
    const name = part.slice(0, Math.max(equals, 0)).trim();
    if (name !== '' && !cookies.has(name)) cookies.set(name, part.slice(equals + 1).trim());
  }
  return cookies;
}

/** The session tokens of the cookie, newest last. */
export function sessionTokensOf(cookies: ReadonlyMap<string, string>): readonly string[] {
  const tokens = (cookies.get(SESSION_COOKIE) ?? '').split('.');
  return tokens.filter((token) => TOKEN.test(token)).slice(-MOST_SESSIONS);
}

/** What the session cookie holds. */
export function sessionCookieValue(tokens: readonly string[]): string {
  return tokens.slice(-MOST_SESSIONS).join('.');
}
