import type { CampaignId } from '#app/ports/campaign-record';
import type { TruthOpening } from '#app/ports/people-record';
import type { Transaction } from '#store/schema/database';
import { jsonText, parseJson } from '#store/schema/json-text';

/** Notes that a moderator who plays opened the truth. */
export async function saveTruthOpening(trx: Transaction, opening: TruthOpening): Promise<void> {
  const row = { ...opening, plays: jsonText(opening.plays) };
  await trx.insertInto('truthOpenings').values(row).execute();
}

/** How often the truth of a campaign was opened, oldest first. */
export async function loadTruthOpenings(
  trx: Transaction,
  campaign: CampaignId,
): Promise<readonly TruthOpening[]> {
  const rows = await trx
    .selectFrom('truthOpenings')
    .select(['campaign', 'account', 'issue', 'turn', 'at', 'reason', 'plays'])
    .where('campaign', '=', campaign)
    .orderBy('id')
    .execute();
  return rows.map((row) => ({ ...row, plays: parseJson(row.plays) }));
}
