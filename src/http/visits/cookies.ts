/** The cookie that holds the tokens of the sessions of this browser, with dots between them. */
export const SESSION_COOKIE = 'farlane';
/** The cookie that holds the wish for light or dark. */
export const THEME_COOKIE = 'farlane-theme';

/** The cookie that holds the secret of a stranger's forms: another site can neither read nor send it. */
export const VISITOR_COOKIE = 'farlane-visitor';

/** The cookie that holds what says to which accounts this browser signed in. */
export const BROWSER_COOKIE = 'farlane-browser';

/** The most seats of one browser; the oldest make room. */
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

/** The secret of a stranger's forms, or undefined. */
export const visitorSecretOf = (cookies: ReadonlyMap<string, string>): string | undefined => {
  const secret = cookies.get(VISITOR_COOKIE) ?? '';
  return TOKEN.test(secret) ? secret : undefined;
};

/** The session tokens of the cookie, newest last. */
export function sessionTokensOf(cookies: ReadonlyMap<string, string>): readonly string[] {
  const tokens = (cookies.get(SESSION_COOKIE) ?? '').split('.');
  return tokens.filter((token) => TOKEN.test(token)).slice(-MOST_SESSIONS);
}

/** What the session cookie holds. */
export function sessionCookieValue(tokens: readonly string[]): string {
  return tokens.slice(-MOST_SESSIONS).join('.');
}

const MARK = /^[\w-]{1,200}:[0-9a-f]{64}$/;
/** The most accounts that a browser is known to; the oldest make room. */
const MOST_MARKS = 4;

/** The marks of the cookie, newest last. */
export const browserMarksOf = (cookies: ReadonlyMap<string, string>): readonly string[] => {
  const marks = (cookies.get(BROWSER_COOKIE) ?? '').split('.');
  return marks.filter((mark) => MARK.test(mark)).slice(-MOST_MARKS);
};

/** What the cookie of marks holds. */
export const browserCookieValue = (marks: readonly string[]): string =>
  marks.slice(-MOST_MARKS).join('.');
