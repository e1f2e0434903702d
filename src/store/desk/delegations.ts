import type { CampaignId } from '#app/ports/campaign-record';
import type { Delegation } from '#app/ports/desk-record';
import type { Transaction } from '#store/schema/database';

/** Leaves the rest of a battle to a player's standing orders; said twice it is the same. */
export async function saveDelegation(
  trx: Transaction,
  campaign: CampaignId,
  delegation: Delegation,
): Promise<void> {
  await trx
    .insertInto('delegations')
    .values({ ...delegation, campaign })
    .onConflict((conflict) =>
      conflict.columns(['campaign', 'version', 'empire', 'encounter']).doNothing(),
    )
    .execute();
}

/** What was left to standing orders in the phase that would make a version. */
export async function loadDelegations(
  trx: Transaction,
  campaign: CampaignId,
  version: number,
): Promise<readonly Delegation[]> {
  return trx
    .selectFrom('delegations')
    .select(['version', 'empire', 'encounter', 'at'])
    .where('campaign', '=', campaign)
    .where('version', '=', version)
    .orderBy('empire')
    .orderBy('encounter')
    .execute();
}
