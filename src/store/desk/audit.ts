import type { AuditEntry, CampaignId } from '#app/ports/campaign-record';
import type { AuditPage, AuditQuery } from '#app/ports/campaign-store';
import type { Transaction } from '#store/schema/database';
import { jsonText, parseJson } from '#store/schema/json-text';

/** Notes what somebody did at the desk. */
export async function saveAudit(
  trx: Transaction,
  campaign: CampaignId,
  entry: AuditEntry,
): Promise<void> {
  await trx
    .insertInto('audit')
    .values({ ...entry, campaign, by: jsonText(entry.by) })
    .execute();
}

/** All that was done, oldest first. */
export async function loadAudit(
  trx: Transaction,
  campaign: CampaignId,
): Promise<readonly AuditEntry[]> {
  const rows = await trx
    .selectFrom('audit')
    .select(['at', 'by', 'act', 'version', 'detail'])
    .where('campaign', '=', campaign)
    .orderBy('id')
    .execute();
  return rows.map((row) => ({ ...row, by: parseJson(row.by) }));
}

/** Some of what was done, the last first, and how much there is of it. */
export async function loadAuditPage(
  trx: Transaction,
  campaign: CampaignId,
  { acts, since, skip, take }: AuditQuery,
): Promise<AuditPage> {
  let query = trx.selectFrom('audit').where('campaign', '=', campaign);
  if (acts !== undefined) query = query.where('act', 'in', acts);
  if (since !== undefined) query = query.where('at', '>=', since);
  const rows = await query
    .select(['at', 'by', 'act', 'version', 'detail'])
    .orderBy('id', 'desc')
    .limit(take)
    .offset(skip)
    .execute();
  const counted = await query
    .select((select) => select.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const entries = rows.map((row) => ({ ...row, by: parseJson(row.by) }));
  return { entries, total: counted.total };
}
