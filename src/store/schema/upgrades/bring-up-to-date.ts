import type { Kysely } from 'kysely';
import { hashOf } from '#kernel/result/hash';
import { hashOfTables } from '#app/ports/hash-of-tables';
import { type CampaignState, TABLE_NAMES } from '#model/campaign/state';
import type { Database, Transaction } from '#store/schema/database';
import { inTransaction } from '#store/schema/dialect';
import { PACKED_FORMAT, pack, unpack } from '#store/schema/packed';
import { UPGRADE_STEPS } from './list.ts';
import { type Packed, readKept } from './read-kept.ts';

/**
 * Rewrites values of an older format in today's format, with the hashes of the new form. A value that doesn't match its
 * hash keeps that hash, so that a later check still finds the mismatch.
 */
export async function bringUpToDate(db: Kysely<Database>): Promise<void> {
  // Every campaign keeps its start, so where no state is older nothing is.
  const older = await olderStates(db).limit(1).executeTakeFirst();
  if (older === undefined) return;
  await inTransaction(db, 'write', async (trx) => {
    for (const key of await olderStates(trx).execute()) await upgradeState(trx, key);
    for (const key of await olderIssues(trx).execute()) await upgradeIssue(trx, key);
  });
}

const olderStates = (db: Kysely<Database>) =>
  db.selectFrom('checkpoints').select(['campaign', 'version']).where('format', '<', PACKED_FORMAT);

const olderIssues = (db: Kysely<Database>) =>
  db
    .selectFrom('publications')
    .select(['campaign', 'turn', 'edition', 'empire'])
    .where('format', '<', PACKED_FORMAT);

type StateKey = Pick<Database['checkpoints'], 'campaign' | 'version'>;
type IssueKey = Pick<Database['publications'], 'campaign' | 'turn' | 'edition' | 'empire'>;

async function upgradeState(trx: Transaction, { campaign, version }: StateKey): Promise<void> {
  const { state, format, hash } = await trx
    .selectFrom('checkpoints')
    .select(['state', 'format', 'hash'])
    .where('campaign', '=', campaign)
    .where('version', '=', version)
    .executeTakeFirstOrThrow();
  const upgraded = legible(() => stateOfToday({ bytes: state, format }, hash));
  if (upgraded === undefined) return;
  await trx
    .updateTable('checkpoints')
    .set({ ...upgraded, format: PACKED_FORMAT })
    .where('campaign', '=', campaign)
    .where('version', '=', version)
    .execute();
}

function stateOfToday(packed: Packed, hash: string) {
  const { bytes, format } = packed;
  const was = unpack<CampaignState>(bytes, format);
  const step = UPGRADE_STEPS.slice(format - 1).find((one) => one.tables !== undefined);
  const tables = step?.tables ?? TABLE_NAMES;
  const state = readKept<CampaignState>('state', packed);
  const isSound = hashOfState(was, tables) === hash;
  return { state: pack(state), hash: isSound ? hashOfState(state, TABLE_NAMES) : hash };
}

function hashOfState(state: CampaignState, tables: readonly string[]): string {
  const all: Readonly<Record<string, unknown>> = state;
  return hashOfTables(
    state,
    tables.map((name) => [name, hashOf(all[name])]),
  );
}

async function upgradeIssue(
  trx: Transaction,
  { campaign, turn, edition, empire }: IssueKey,
): Promise<void> {
  const issue = await trx
    .selectFrom('publications')
    .select(['view', 'seen', 'format', 'hash'])
    .where('campaign', '=', campaign)
    .where('turn', '=', turn)
    .where('edition', '=', edition)
    .where('empire', '=', empire)
    .executeTakeFirstOrThrow();
  const upgraded = legible(() => issueOfToday(issue));
  if (upgraded === undefined) return;
  await trx
    .updateTable('publications')
    .set({ ...upgraded, format: PACKED_FORMAT })
    .where('campaign', '=', campaign)
    .where('turn', '=', turn)
    .where('edition', '=', edition)
    .where('empire', '=', empire)
    .execute();
}

type Issue = Readonly<Pick<Database['publications'], 'view' | 'seen' | 'format' | 'hash'>>;

function issueOfToday({ format, hash, ...packed }: Issue) {
  const was = { view: unpack(packed.view, format), seen: unpack(packed.seen, format) };
  const view = readKept('view', { bytes: packed.view, format });
  const seen = readKept('seen', { bytes: packed.seen, format });
  const isSound = hashOf(was) === hash;
  return { view: pack(view), seen: pack(seen), hash: isSound ? hashOf({ view, seen }) : hash };
}

/** What is damaged stays as it is: the rest of the file can still be opened, and this be found. */
function legible<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}
