import { ok } from '#kernel/result/result';
import { NO_CAMPAIGN, type StoreReader } from '#app/ports/campaign-store';
import type { Seat, Session } from '#app/ports/people-record';
import type { Ports } from '#app/ports/ports';
import { StoreError } from '#app/ports/store-error';
import type { AccountId } from '#app/ports/campaign-record';
import { isOperator } from '#app/operators/operator-of';
import { type UseCase, guarded } from '#app/guarded';
import { sessionEnd } from '#app/people/new-session';
import { type SignedIn, signedInAt } from '#app/people/signed-in';
import { tokenHash } from '#app/people/token-hash';
import { refuse } from '#app/use-case-error';

/** The user of a session. */
export type Whose = Readonly<{
  /** Null: a person with a link. */
  account: Readonly<{ id: AccountId; name: string; isOperator: boolean }> | null;
  /** All seats of the person, those with the most rights last. */
  seats: readonly SignedIn[];
  /** The session now lasts longer than the browser knows. */
  isProlonged: boolean;
}>;

/** The use of a session is stored once an hour. */
const NOTED_EVERY_MS = 3_600_000;

/** The owner of the session. */
export const whoAmI = (ports: Ports): UseCase<Readonly<{ session: string }>, Whose> =>
  guarded(async ({ session }) => {
    const now = ports.clock.now();
    const known = await ports.store.read(async (reader) => {
      const row = await reader.session(tokenHash(session));
      return row === undefined || row.expiresAt <= now ? undefined : whoseIs(reader, row);
    });
    if (known === undefined) return refuse('SESSION_ENDED');
    const { row, ...whose } = known;
    return ok({ ...whose, isProlonged: await noteUse(ports, row, now) });
  });

type Known = Omit<Whose, 'isProlonged'> & Readonly<{ row: Session }>;

async function whoseIs(reader: StoreReader, row: Session): Promise<Known | undefined> {
  const account = row.account === null ? undefined : await reader.account(row.account);
  if (account === undefined) {
    const link = row.link === null ? undefined : await reader.link(row.link);
    const seat = link && (await reader.seat(link.seat));
    const signedIn = seat && (await signedInAt(reader, seat, [seat]));
    return signedIn && { row, account: null, seats: [signedIn] };
  }
  const held = [...(await reader.seatsOf(account.id))].sort((a, b) => rankOf(a) - rankOf(b));
  const seats: SignedIn[] = [];
  for (const seat of held) {
    const signedIn = await signedInAt(reader, seat, held);
    if (signedIn !== undefined) seats.push(signedIn);
  }
  return {
    row,
    account: {
      id: account.id,
      name: account.name,
      isOperator: await isOperator(reader, account.id),
    },
    seats,
  };
}

const RANKS: Readonly<Record<Seat['role']['kind'], number>> = {
  spectator: 0,
  deputy: 1,
  player: 2,
  'co-moderator': 3,
  moderator: 4,
};
const rankOf = ({ role }: Seat): number => RANKS[role.kind];

/** A store that can't save the use now must not keep anybody out. */
async function noteUse({ store }: Ports, row: Session, now: string): Promise<boolean> {
  if (Date.parse(now) - Date.parse(row.seenAt) < NOTED_EVERY_MS) return false;
  const seen = { token: row.token, seenAt: now, expiresAt: sessionEnd(now) };
  const changes = [{ put: 'session-seen', ...seen }] as const;
  try {
    await store.commit({ campaign: NO_CAMPAIGN, revision: null, changes });
    return true;
  } catch (error) {
    if (error instanceof StoreError) return false;
    throw error;
  }
}
