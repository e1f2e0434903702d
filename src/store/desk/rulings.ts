import type { CampaignId } from '#app/ports/campaign-record';
import type { Ruling } from '#app/ports/desk-record';
import type { Transaction } from '#store/schema/database';
import { jsonText, parseJson } from '#store/schema/json-text';

/** Writes a ruling, or a new edition of one. */
export async function saveRuling(
  trx: Transaction,
  campaign: CampaignId,
  ruling: Ruling,
): Promise<void> {
  const isPublic = ruling.isPublic ? 1 : 0;
  await trx
    .insertInto('rulings')
    .values({ ...ruling, campaign, isPublic, by: jsonText(ruling.by) })
    .execute();
}

/** All rulings with all their editions, in the order of their numbers. */
export async function loadRulings(
  trx: Transaction,
  campaign: CampaignId,
): Promise<readonly Ruling[]> {
  const rows = await trx
    .selectFrom('rulings')
    .select(['number', 'edition', 'turn', 'question', 'rule', 'decision', 'isPublic', 'at', 'by'])
    .where('campaign', '=', campaign)
    .orderBy('number')
    .orderBy('edition')
    .execute();
  return rows.map((row) => ({ ...row, isPublic: row.isPublic === 1, by: parseJson(row.by) }));
}
