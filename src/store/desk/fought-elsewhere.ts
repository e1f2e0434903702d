import type { CampaignId } from '#app/ports/campaign-record';
import type { FoughtElsewhere } from '#app/ports/desk-record';
import type { Transaction } from '#store/schema/database';
import { jsonText, parseJson } from '#store/schema/json-text';

/** Writes which battles of an encounter are fought elsewhere; what was said of it before goes. */
export async function saveFoughtElsewhere(
  trx: Transaction,
  campaign: CampaignId,
  { by, changes, ...word }: FoughtElsewhere,
): Promise<void> {
  const row = { ...word, changes: jsonText(changes), by: jsonText(by) };
  await trx
    .insertInto('foughtElsewhere')
    .values({ ...row, campaign })
    .onConflict((conflict) =>
      conflict.columns(['campaign', 'version', 'encounter']).doUpdateSet(row),
    )
    .execute();
}

/** What was said of encounters in the phase that would make a version. */
export async function loadFoughtElsewhere(
  trx: Transaction,
  campaign: CampaignId,
  version: number,
): Promise<readonly FoughtElsewhere[]> {
  const rows = await trx
    .selectFrom('foughtElsewhere')
    .select(['version', 'encounter', 'changes', 'at', 'by'])
    .where('campaign', '=', campaign)
    .where('version', '=', version)
    .orderBy('encounter')
    .execute();
  return rows.map((row) => ({
    ...row,
    changes: parseJson(row.changes),
    by: parseJson(row.by),
  }));
}
