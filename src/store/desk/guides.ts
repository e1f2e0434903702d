import type { CampaignId } from '#app/ports/campaign-record';
import type { Guide } from '#model/campaign/guide';
import type { Transaction } from '#store/schema/database';
import { jsonText, parseJson } from '#store/schema/json-text';

/** Keeps the guide of a campaign's scenario. */
export async function saveGuide(
  trx: Transaction,
  campaign: CampaignId,
  guide: Guide,
): Promise<void> {
  await trx
    .insertInto('guides')
    .values({ campaign, guide: jsonText(guide) })
    .execute();
}

/** The guide of a campaign's scenario; null: it has none. */
export async function loadGuide(trx: Transaction, campaign: CampaignId): Promise<Guide | null> {
  const query = trx.selectFrom('guides').select('guide').where('campaign', '=', campaign);
  const row = await query.executeTakeFirst();
  return row === undefined ? null : parseJson(row.guide);
}
