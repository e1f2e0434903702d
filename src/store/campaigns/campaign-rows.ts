import { type Result, err, ok } from '#kernel/result/result';
import type { Campaign, CampaignId } from '#app/ports/campaign-record';
import type { StaleCommit } from '#app/ports/campaign-store';
import type { Database, Transaction } from '#store/schema/database';
import { jsonText, parseJson } from '#store/schema/json-text';
import { type Selectable, sql } from 'kysely';

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
  const { id, ...rest } = campaign;
  const row = { ...rest, rules: jsonText(campaign.rules) };
  await trx
    .insertInto('campaigns')
    // The id is not set again, because SQLite would look through all rows that belong to the campaign.
    .values({ id, ...row, revision: 1 })
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

/** Lifts a revision above another, so that nobody who read the campaign at either can write. */
export async function raiseRevision(
  trx: Transaction,
  id: CampaignId,
  above: number,
): Promise<void> {
  await sql`
    update "campaigns" set "revision" = max("revision", ${above}) + 1 where "id" = ${id}`.execute(
    trx,
  );
}

/** How much room the records of a campaign take: that of the tables that grow with each turn. */
export async function bytesOf(trx: Transaction, id: CampaignId): Promise<number> {
  const { rows } = await sql<{ bytes: number }>`
    select
      coalesce((select sum(octet_length("state")) from "checkpoints" where "campaign" = ${id}), 0)
      + coalesce((select sum(octet_length("data")) from "events" where "campaign" = ${id}), 0)
      + coalesce((select sum(octet_length("data")) from "rolls" where "campaign" = ${id}), 0)
      + coalesce((select sum(octet_length("view") + octet_length("seen")) from "publications"
          where "campaign" = ${id}), 0) as "bytes"`.execute(trx);
  return rows[0]?.bytes ?? 0;
}
