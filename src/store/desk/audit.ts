import type { AuditEntry, CampaignId } from '#app/ports/campaign-record';
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
