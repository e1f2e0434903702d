import type { CampaignId } from '#app/ports/campaign-record';
import type { Notice } from '#app/ports/letter-record';
import type { Transaction } from '#store/schema/database';
import { jsonText, parseJson } from '#store/schema/json-text';

/** Writes a notice. */
export async function saveNotice(
  trx: Transaction,
  campaign: CampaignId,
  notice: Notice,
): Promise<void> {
  const { to, by, issued, ...rest } = notice;
  await trx
    .insertInto('notices')
    .values({
      ...rest,
      campaign,
      to: jsonText(to),
      by: jsonText(by),
      issued: issued === null ? null : jsonText(issued),
    })
    .execute();
}

/** All notices, oldest first. */
export async function loadNotices(
  trx: Transaction,
  campaign: CampaignId,
): Promise<readonly Notice[]> {
  const rows = await trx
    .selectFrom('notices')
    .select(['number', 'turn', 'from', 'to', 'headline', 'text', 'at', 'by', 'issued'])
    .where('campaign', '=', campaign)
    .orderBy('number')
    .execute();
  return rows.map((row) => ({
    ...row,
    to: parseJson(row.to),
    by: parseJson(row.by),
    issued: row.issued === null ? null : parseJson(row.issued),
  }));
}
