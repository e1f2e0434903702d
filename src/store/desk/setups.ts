import type { Selectable } from 'kysely';
import { type Result, err, ok } from '#kernel/result/result';
import type { AccountId } from '#app/ports/campaign-record';
import type { Commit, StaleCommit, StoreReader } from '#app/ports/campaign-store';
import type {
  SetupId,
  SetupRecord,
  SetupSeat,
  SetupVersion,
  SetupVersionHead,
} from '#app/ports/setup-record';
import type { Database, Transaction } from '#store/schema/database';
import { jsonText, parseJson } from '#store/schema/json-text';
import { PACKED_FORMAT, pack, unpack } from '#store/schema/packed';

/** Takes the next revision of a setup, if nobody took it since this one was read. */
export async function takeSetupRevision(
  trx: Transaction,
  { id, revision }: NonNullable<Commit['setup']>,
): Promise<Result<null, StaleCommit>> {
  if (revision === 0) {
    const known = await trx.selectFrom('setups').select('id').where('id', '=', id).execute();
    return known.length === 0 ? ok(null) : err({ kind: 'stale' });
  }
  const { numUpdatedRows } = await trx
    .updateTable('setups')
    .set({ revision: revision + 1 })
    .where('id', '=', id)
    .where('revision', '=', revision)
    .executeTakeFirst();
  return numUpdatedRows === 1n ? ok(null) : err({ kind: 'stale' });
}

/** Writes the row of a setup. Its revision stays as it is, and a new one begins with 1. */
export async function saveSetup(trx: Transaction, { id, ...row }: SetupRecord): Promise<void> {
  await trx
    .insertInto('setups')
    .values({ id, ...row, revision: 1 })
    .onConflict((conflict) =>
      conflict
        .column('id')
        .doUpdateSet({ ...row, revision: (column) => column.ref('setups.revision') }),
    )
    .execute();
}

/** Writes all seats of a setup in place of the earlier ones. */
export async function saveSetupSeats(
  trx: Transaction,
  setup: SetupId,
  seats: readonly SetupSeat[],
): Promise<void> {
  await trx.deleteFrom('setupSeats').where('setup', '=', setup).execute();
  if (seats.length > 0) await trx.insertInto('setupSeats').values(seats).execute();
}

/** Writes what was done. */
export async function saveSetupVersion(
  trx: Transaction,
  { by, undone, text, ...rest }: SetupVersion,
): Promise<void> {
  const row = { by: jsonText(by), undone: undone ? 1 : 0, text: pack(text) } as const;
  await trx
    .insertInto('setupVersions')
    .values({ ...rest, ...row })
    .execute();
}

/** Marks something as undone. */
export async function undoSetupVersion(
  trx: Transaction,
  { setup, revision }: Pick<SetupVersion, 'setup' | 'revision'>,
): Promise<void> {
  await trx
    .updateTable('setupVersions')
    .set({ undone: 1 })
    .where('setup', '=', setup)
    .where('revision', '=', revision)
    .execute();
}

type VersionRow = Omit<Selectable<Database['setupVersions']>, 'text'>;
const headOf = ({ by, undone, ...row }: VersionRow): SetupVersionHead => {
  return { ...row, by: parseJson(by), undone: undone === 1 };
};
const HEAD = ['setup', 'revision', 'at', 'by', 'what', 'secretOf', 'undone'] as const;

/** All setups that an account owns or has a seat in, oldest first. */
async function loadSetupsOf(trx: Transaction, account: AccountId): Promise<readonly SetupRecord[]> {
  return trx
    .selectFrom('setups')
    .selectAll()
    .where((where) =>
      where.or([
        where('owner', '=', account),
        where(
          'id',
          'in',
          trx.selectFrom('setupSeats').select('setup').where('account', '=', account),
        ),
      ]),
    )
    .orderBy('createdAt')
    .orderBy('id')
    .execute();
}

const loadVersions = async (
  trx: Transaction,
  setup: SetupId,
): Promise<readonly SetupVersionHead[]> => {
  const query = trx.selectFrom('setupVersions').select(HEAD).where('setup', '=', setup);
  return (await query.orderBy('revision').execute()).map(headOf);
};

async function loadVersion(
  trx: Transaction,
  setup: SetupId,
  revision: number,
): Promise<SetupVersion | undefined> {
  const row = await trx
    .selectFrom('setupVersions')
    .selectAll()
    .where('setup', '=', setup)
    .where('revision', '=', revision)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const { text, ...head } = row;
  return { ...headOf(head), text: unpack(text, PACKED_FORMAT) };
}

type SetupReads = Pick<
  StoreReader,
  | 'setupSlugs'
  | 'setupBySlug'
  | 'setupsOf'
  | 'setupSeats'
  | 'setupSeatOfLink'
  | 'setup'
  | 'setupVersions'
  | 'setupVersion'
>;

/** The reads of setups. */
export const setupReads = (trx: Transaction): SetupReads => ({
  setupSlugs: async () =>
    (await trx.selectFrom('setups').select('slug').execute()).map(({ slug }) => slug),
  setup: (id) => trx.selectFrom('setups').selectAll().where('id', '=', id).executeTakeFirst(),
  setupBySlug: (slug) =>
    trx.selectFrom('setups').selectAll().where('slug', '=', slug).executeTakeFirst(),
  setupsOf: (account) => loadSetupsOf(trx, account),
  setupSeats: (id) =>
    trx.selectFrom('setupSeats').selectAll().where('setup', '=', id).orderBy('player').execute(),
  setupSeatOfLink: (token) =>
    trx.selectFrom('setupSeats').selectAll().where('token', '=', token).executeTakeFirst(),
  setupVersions: (id) => loadVersions(trx, id),
  setupVersion: (id, revision) => loadVersion(trx, id, revision),
});
