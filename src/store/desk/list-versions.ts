import type { StoreReader } from '#app/ports/campaign-store';
import type { ListHead, ListKey, ListVersion } from '#app/ports/list-record';
import type { Transaction } from '#store/schema/database';

const HEAD = ['account', 'list', 'revision', 'name', 'units', 'at'] as const;

/** Saves a version and forgets the oldest. If somebody saved one of this number before, theirs stays. */
export async function saveListVersion(
  trx: Transaction,
  version: ListVersion,
  keep: number,
): Promise<void> {
  await trx
    .insertInto('listVersions')
    .values(version)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await trx
    .deleteFrom('listVersions')
    .where('account', '=', version.account)
    .where('list', '=', version.list)
    .where('revision', '<=', version.revision - keep)
    .execute();
}

/** Deletes a list with all its versions. */
export async function dropList(trx: Transaction, { account, list }: ListKey): Promise<void> {
  await trx
    .deleteFrom('listVersions')
    .where('account', '=', account)
    .where('list', '=', list)
    .execute();
}

async function loadHeads(
  trx: Transaction,
  { account, list }: ListKey,
): Promise<readonly ListHead[]> {
  return trx
    .selectFrom('listVersions')
    .select(HEAD)
    .where('account', '=', account)
    .where('list', '=', list)
    .orderBy('revision', 'desc')
    .execute();
}

/** The last version of each list of an account, the last saved first. */
async function loadLists(
  trx: Transaction,
  account: ListVersion['account'],
): Promise<readonly ListHead[]> {
  return trx
    .selectFrom('listVersions as version')
    .select(HEAD)
    .where('account', '=', account)
    .where('revision', '=', (expression) =>
      expression
        .selectFrom('listVersions as other')
        .select(({ fn }) => fn.max('other.revision').as('last'))
        .whereRef('other.account', '=', 'version.account')
        .whereRef('other.list', '=', 'version.list'),
    )
    .orderBy('at', 'desc')
    .orderBy('list')
    .execute();
}

async function loadVersion(
  trx: Transaction,
  { account, list, revision }: ListKey & Readonly<{ revision?: number }>,
): Promise<ListVersion | undefined> {
  const query = trx
    .selectFrom('listVersions')
    .selectAll()
    .where('account', '=', account)
    .where('list', '=', list);
  const chosen = revision === undefined ? query : query.where('revision', '=', revision);
  return chosen.orderBy('revision', 'desc').limit(1).executeTakeFirst();
}

/** The reads of saved force lists. */
export const listReads = (
  trx: Transaction,
): Pick<StoreReader, 'savedLists' | 'listVersions' | 'listVersion'> => ({
  savedLists: (account) => loadLists(trx, account),
  listVersions: (which) => loadHeads(trx, which),
  listVersion: (which) => loadVersion(trx, which),
});
