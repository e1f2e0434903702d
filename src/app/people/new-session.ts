import type { Change } from '#app/ports/campaign-store';
import type { Session } from '#app/ports/people-record';
import type { Ports } from '#app/ports/ports';
import { tokenHash } from './token-hash.ts';

/** The days that a session lasts after its last use. */
const SESSION_DAYS = 90;
const DAY_MS = 86_400_000;

/** The time when a session that is used now will end. */
export const sessionEnd = (now: string): string =>
  new Date(Date.parse(now) + SESSION_DAYS * DAY_MS).toISOString();

/** A new session: the token for the browser, and the stored form. It also deletes expired sessions. */
export function newSession(
  { secrets }: Pick<Ports, 'secrets'>,
  by: Pick<Session, 'link' | 'account'>,
  now: string,
): Readonly<{ session: string; expiresAt: string; changes: readonly Change[] }> {
  const session = secrets.token();
  const expiresAt = sessionEnd(now);
  const row: Session = { ...by, token: tokenHash(session), createdAt: now, expiresAt, seenAt: now };
  return {
    session,
    expiresAt,
    changes: [
      { put: 'sessions-purged', before: now },
      { put: 'session', session: row },
    ],
  };
}
