import type { CampaignId } from '#app/ports/campaign-record';
import type { WindowHour } from '#app/ports/desk-record';
import type { Transaction } from '#store/schema/database';

/** Writes until when a player's questions in an encounter are open; what was said of it before goes. */
export async function saveWindowHour(
  trx: Transaction,
  campaign: CampaignId,
  hour: WindowHour,
): Promise<void> {
  await trx
    .insertInto('windowHours')
    .values({ ...hour, campaign })
    .onConflict((conflict) =>
      conflict.columns(['campaign', 'version', 'encounter', 'empire']).doUpdateSet(hour),
    )
    .execute();
}

/** The hours of windows in the phase that would make a version. */
export async function loadWindowHours(
  trx: Transaction,
  campaign: CampaignId,
  version: number,
): Promise<readonly WindowHour[]> {
  return trx
    .selectFrom('windowHours')
    .select(['version', 'encounter', 'empire', 'until'])
    .where('campaign', '=', campaign)
    .where('version', '=', version)
    .orderBy('encounter')
    .orderBy('empire')
    .execute();
}
