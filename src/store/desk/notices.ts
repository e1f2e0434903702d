import type { CampaignId } from '#app/ports/campaign-record';
import type { Notice } from '#app/ports/letter-record';
import type { Transaction } from '#store/schema/database';
import { sentColumns, sentOf } from './sent-columns.ts';

/** Writes a notice. */
export async function saveNotice(
  trx: Transaction,
  campaign: CampaignId,
  notice: Notice,
): Promise<void> {
  const { to, by, issued, ...rest } = notice;
  await trx
    .insertInto('notices')
    .values({
      ...rest,
      campaign,
      ...sentColumns({ to, by, issued }),
    })
    .execute();
}

/** All notices, oldest first. */
export async function loadNotices(
  trx: Transaction,
  campaign: CampaignId,
): Promise<readonly Notice[]> {
  const rows = await trx
    .selectFrom('notices')
    .select(['number', 'turn', 'from', 'to', 'headline', 'text', 'at', 'by', 'issued'])
    .where('campaign', '=', campaign)
    .orderBy('number')
    .execute();
  return rows.map((row) => ({
    ...row,
    ...sentOf(row),
  }));
}
