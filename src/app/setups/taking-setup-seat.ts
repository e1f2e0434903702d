import { tokenHash } from '#app/people/token-hash';
import type { AccountId } from '#app/ports/campaign-record';
import type { Change, Commit, StoreReader } from '#app/ports/campaign-store';
import { NO_CAMPAIGN } from '#app/ports/campaign-store';
import type { SetupRecord, SetupSeat } from '#app/ports/setup-record';
import { type Outcome, refuse } from '#app/use-case-error';
import { ok } from '#kernel/result/result';

/** A seat that somebody with its link is about to take. */
type TakableSeat = Readonly<{ record: SetupRecord; seat: SetupSeat; seats: readonly SetupSeat[] }>;

/** The seat of a link. */
export async function readSetupSeat(
  reader: StoreReader,
  token: string,
): Promise<Outcome<TakableSeat>> {
  const seat = await reader.setupSeatOfLink(tokenHash(token));
  const record = seat && (await reader.setup(seat.setup));
  if (seat === undefined || record === undefined) return refuse('SIGN_IN_UNKNOWN');
  if (record.endedAt !== null) return refuse('SIGN_IN_UNKNOWN');
  return ok({ record, seat, seats: await reader.setupSeats(record.id) });
}

/** What is written when an account takes the seat: the link is used up. A person plays one empire. */
export function setupSeatTaken(
  { record, seat, seats }: TakableSeat,
  account: AccountId,
  more: readonly Change[] = [],
): Outcome<Commit> {
  if (seats.some((one) => one.account === account)) return refuse('SETUP_SEATED');
  const taken = seats.map((one) =>
    one.player === seat.player ? { ...one, account, token: null } : one,
  );
  return ok({
    campaign: NO_CAMPAIGN,
    revision: null,
    setup: { id: record.id, revision: record.revision },
    changes: [...more, { put: 'setup-seats', setup: record.id, seats: taken }],
  });
}
