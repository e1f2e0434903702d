import type { CampaignId } from '#app/ports/campaign-record';
import type { DeskSettings } from '#app/ports/desk-record';
import type { Transaction } from '#store/schema/database';

/** Keeps how a campaign is run. */
export async function saveDeskSettings(
  trx: Transaction,
  campaign: CampaignId,
  settings: DeskSettings,
): Promise<void> {
  const row = { goesOn: settings.goesOn ? 1 : 0, silent: settings.silent ? 1 : 0 } as const;
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
    .select(['goesOn', 'silent'])
    .where('campaign', '=', campaign);
  const row = await query.executeTakeFirst();
  return { goesOn: row?.goesOn !== 0, silent: row?.silent === 1 };
}
