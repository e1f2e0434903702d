import { ok } from '#kernel/result/result';
import type { Access, Session } from '#app/ports/campaign-record';
import type { Ports } from '#app/ports/ports';
import type { Change, StoreReader } from '#app/ports/campaign-store';
import { type Actor, roleOf } from '#app/actor';
import { type UseCase, guarded } from '#app/guarded';
import { tokenHash } from '#app/run/new-access';
import { type SignedIn, signedInBy } from '#app/run/signed-in';
import { refuse } from '#app/use-case-error';

/** A session goes on for so many days; the link itself never ends. */
const SESSION_DAYS = 90;
const DAY_MS = 86_400_000;

export type NewSession = SignedIn & Readonly<{ session: string; expiresAt: string }>;

/** Opens a session for whoever has the token of a link. */
export const signIn = ({
  store,
  clock,
  secrets,
}: Ports): UseCase<Readonly<{ token: string }>, NewSession> =>
  guarded(async ({ token }) => {
    const known = await store.read((reader) => accessBy(reader, token));
    if (known === undefined) return refuse('SIGN_IN_UNKNOWN');
    const session = secrets.token();
    const createdAt = clock.now();
    const expiresAt = new Date(Date.parse(createdAt) + SESSION_DAYS * DAY_MS).toISOString();
    const row: Session = {
      token: tokenHash(session),
      access: known.access.token,
      createdAt,
      expiresAt,
    };
    const { actor, version } = known.signedIn;
    await store.commit({
      campaign: actor.campaign,
      revision: null,
      changes: [{ put: 'session', session: row }, signedInNote(actor, version, createdAt)],
    });
    return ok({ ...known.signedIn, session, expiresAt });
  });

async function accessBy(
  reader: StoreReader,
  token: string,
): Promise<Readonly<{ access: Access; signedIn: SignedIn }> | undefined> {
  const access = await reader.access(tokenHash(token));
  const signedIn = access && (await signedInBy(reader, access));
  return access && signedIn && { access, signedIn };
}

const signedInNote = (actor: Actor, version: number, at: string): Change => ({
  put: 'audit',
  entry: { at, by: roleOf(actor), act: 'signed-in', version, detail: '' },
});
