import type { CampaignId } from '#app/ports/campaign-record';
import type { DeskSettings } from '#app/ports/desk-record';
import type { Transaction } from '#store/schema/database';
import { jsonText, parseJson } from '#store/schema/json-text';

/** Keeps how a campaign is run. */
export async function saveDeskSettings(
  trx: Transaction,
  campaign: CampaignId,
  settings: DeskSettings,
): Promise<void> {
  const { goesOn, silent, standings } = settings;
  const row = {
    goesOn: goesOn ? 1 : 0,
    silent: silent ? 1 : 0,
    standings: jsonText(standings),
  } as const;
  await trx
    .insertInto('deskSettings')
    .values({ campaign, ...row })
    .onConflict((conflict) => conflict.column('campaign').doUpdateSet(row))
    .execute();
}

/** How a campaign is run; by itself and with talk where nobody chose. */
export async function loadDeskSettings(
  trx: Transaction,
  campaign: CampaignId,
): Promise<DeskSettings> {
  const query = trx
    .selectFrom('deskSettings')
    .select(['goesOn', 'silent', 'standings'])
    .where('campaign', '=', campaign);
  const row = await query.executeTakeFirst();
  const standings = row === undefined ? [] : parseJson(row.standings);
  return { goesOn: row?.goesOn !== 0, silent: row?.silent === 1, standings };
}
