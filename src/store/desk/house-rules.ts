import type { CampaignId } from '#app/ports/campaign-record';
import type { HouseRules } from '#app/ports/desk-record';
import type { Transaction } from '#store/schema/database';
import { jsonText, parseJson } from '#store/schema/json-text';

/** Writes a new edition of the house rules. */
export async function saveHouseRules(
  trx: Transaction,
  campaign: CampaignId,
  rules: HouseRules,
): Promise<void> {
  await trx
    .insertInto('houseRules')
    .values({ ...rules, campaign, by: jsonText(rules.by) })
    .execute();
}

/** All editions of the house rules, oldest first. */
export async function loadHouseRules(
  trx: Transaction,
  campaign: CampaignId,
): Promise<readonly HouseRules[]> {
  const rows = await trx
    .selectFrom('houseRules')
    .select(['edition', 'turn', 'text', 'at', 'by'])
    .where('campaign', '=', campaign)
    .orderBy('edition')
    .execute();
  return rows.map((row) => ({ ...row, by: parseJson(row.by) }));
}
