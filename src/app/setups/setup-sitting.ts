import type { StoreReader } from '#app/ports/campaign-store';
import type { Account } from '#app/ports/people-record';
import type { SetupRecord, SetupSeat } from '#app/ports/setup-record';
import { readOwnAccount } from '#app/people/read-own-account';
import { type Outcome, refuse } from '#app/use-case-error';
import { ok } from '#kernel/result/result';

/** A person in a setup. */
export type SetupSitting = Readonly<{
  record: SetupRecord;
  seats: readonly SetupSeat[];
  account: Account;
  isModerator: boolean;
  /** The number of the player, or null. */
  player: number | null;
}>;

/** The session of somebody, and the address of a setup. */
export type AtSetup = Readonly<{ session: string; slug: string }>;

/** The person and the setup. To everybody else, a setup doesn't exist. */
export async function readSitting(
  reader: StoreReader,
  { session, slug }: AtSetup,
  now: string,
): Promise<Outcome<SetupSitting>> {
  const account = await readOwnAccount(reader, { session, now });
  if (account === undefined) return refuse('SESSION_ENDED');
  const record = await reader.setupBySlug(slug);
  if (record === undefined) return refuse('SETUP_UNKNOWN');
  const seats = await reader.setupSeats(record.id);
  const player = seats.find((one) => one.account === account.id)?.player ?? null;
  const isModerator = record.owner === account.id;
  if (!isModerator && player === null) return refuse('SETUP_UNKNOWN');
  return ok({ record, seats, account, isModerator, player });
}

/** The same, for something that only the moderator may do, and only until the campaign is made. */
export async function readModerating(
  reader: StoreReader,
  at: AtSetup,
  now: string,
): Promise<Outcome<SetupSitting>> {
  const sitting = await readSitting(reader, at, now);
  if (!sitting.ok) return sitting;
  if (!sitting.value.isModerator) return refuse('SETUP_MODERATOR_ONLY');
  return sitting.value.record.endedAt === null ? sitting : refuse('SETUP_OVER');
}
