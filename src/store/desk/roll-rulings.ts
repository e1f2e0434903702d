import type { CampaignId } from '#app/ports/campaign-record';
import type { RollRuling } from '#app/ports/desk-record';
import type { Transaction } from '#store/schema/database';
import { jsonText, parseJson } from '#store/schema/json-text';

/** Writes the moderator's ruling on a roll, in place of an earlier one. */
export async function saveRollRuling(
  trx: Transaction,
  campaign: CampaignId,
  { values, by, ...ruling }: RollRuling,
): Promise<void> {
  const row = { ...ruling, values: jsonText(values), by: jsonText(by) };
  await trx
    .insertInto('rollRulings')
    .values({ ...row, campaign })
    .onConflict((conflict) => conflict.columns(['campaign', 'version', 'roll']).doUpdateSet(row))
    .execute();
}

/** What was said of rolls in the phase that would make a version. */
export async function loadRollRulings(
  trx: Transaction,
  campaign: CampaignId,
  version: number,
): Promise<readonly RollRuling[]> {
  const rows = await trx
    .selectFrom('rollRulings')
    .select(['version', 'roll', 'purpose', 'faces', 'values', 'reason', 'at', 'by'])
    .where('campaign', '=', campaign)
    .where('version', '=', version)
    .orderBy('roll')
    .execute();
  return rows.map((row) => ({ ...row, values: parseJson(row.values), by: parseJson(row.by) }));
}
