import type { CampaignId } from '#app/ports/campaign-record';
import type { EncounterWindows } from '#app/ports/desk-record';
import type { Transaction } from '#store/schema/database';
import { jsonText, parseJson } from '#store/schema/json-text';

/** Writes how far players are asked in an encounter; what was said of it before goes. */
export async function saveEncounterWindows(
  trx: Transaction,
  campaign: CampaignId,
  { passed, by, ...windows }: EncounterWindows,
): Promise<void> {
  const row = { ...windows, passed: jsonText(passed), by: jsonText(by) };
  await trx
    .insertInto('encounterWindows')
    .values({ ...row, campaign })
    .onConflict((conflict) =>
      conflict.columns(['campaign', 'version', 'encounter']).doUpdateSet(row),
    )
    .execute();
}

/** What was said of encounters in the phase that would make a version. */
export async function loadEncounterWindows(
  trx: Transaction,
  campaign: CampaignId,
  version: number,
): Promise<readonly EncounterWindows[]> {
  const rows = await trx
    .selectFrom('encounterWindows')
    .select(['version', 'encounter', 'windows', 'passed', 'at', 'by'])
    .where('campaign', '=', campaign)
    .where('version', '=', version)
    .orderBy('encounter')
    .execute();
  return rows.map((row) => ({ ...row, passed: parseJson(row.passed), by: parseJson(row.by) }));
}
