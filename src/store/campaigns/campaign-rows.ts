import { type Result, err, ok } from '#kernel/result/result';
import type { Campaign, CampaignId } from '#app/ports/campaign-record';
import type { StaleCommit } from '#app/ports/campaign-store';
import type { Database, Transaction } from '#store/schema/database';
import { jsonText, parseJson } from '#store/schema/json-text';
import type { Selectable } from 'kysely';

const campaignOf = (row: Selectable<Database['campaigns']>): Campaign => ({
  ...row,
  rules: parseJson(row.rules),
});

/** All campaigns, oldest first. */
export async function loadCampaigns(trx: Transaction): Promise<readonly Campaign[]> {
  const query = trx.selectFrom('campaigns').selectAll().orderBy('createdAt').orderBy('id');
  return (await query.execute()).map(campaignOf);
}

/** One campaign, by its id or its slug. */
export async function loadCampaign(
  trx: Transaction,
  by: 'id' | 'slug',
  value: string,
): Promise<Campaign | undefined> {
  const query = trx
    .selectFrom('campaigns')
    .selectAll()
    .where(by, '=', value as CampaignId);
  const row = await query.executeTakeFirst();
  return row === undefined ? undefined : campaignOf(row);
}

/** Writes the row of a campaign; its revision stays as it is, a new one begins with 1. */
export async function saveCampaign(trx: Transaction, campaign: Campaign): Promise<void> {
  const row = { ...campaign, rules: jsonText(campaign.rules) };
  await trx
    .insertInto('campaigns')
    .values({ ...row, revision: 1 })
    .onConflict((conflict) =>
      conflict
        .column('id')
        .doUpdateSet({ ...row, revision: (column) => column.ref('campaigns.revision') }),
    )
    .execute();
}

/** Takes the next revision, if nobody took it since this one was read: compare and set. */
export async function takeRevision(
  trx: Transaction,
  id: CampaignId,
  revision: number,
): Promise<Result<null, StaleCommit>> {
  if (revision === 0) {
    const known = await loadCampaign(trx, 'id', id);
    return known === undefined ? ok(null) : err({ kind: 'stale' });
  }
  const { numUpdatedRows } = await trx
    .updateTable('campaigns')
    .set({ revision: revision + 1 })
    .where('id', '=', id)
    .where('revision', '=', revision)
    .executeTakeFirst();
  return numUpdatedRows === 1n ? ok(null) : err({ kind: 'stale' });
}
