import type { CampaignId } from '#app/ports/campaign-record';
import type { EmpireId } from '#model/campaign/ids';
import type { Transaction } from '#store/schema/database';

/** Forgets what one empire wrote for a turn, drafts and all; its receipts stay. */
export async function dropSheets(
  trx: Transaction,
  campaign: CampaignId,
  { turn, empire }: Readonly<{ turn: number; empire: EmpireId }>,
): Promise<void> {
  for (const table of ['orderSheets', 'draftSteps'] as const) {
    await trx
      .deleteFrom(table)
      .where('campaign', '=', campaign)
      .where('turn', '=', turn)
      .where('empire', '=', empire)
      .execute();
  }
}
