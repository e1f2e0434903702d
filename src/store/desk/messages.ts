import type { CampaignId } from '#app/ports/campaign-record';
import type { Message } from '#app/ports/desk-record';
import type { Transaction } from '#store/schema/database';
import { jsonText } from '#store/schema/json-text';
import { sentColumns, sentOf } from './sent-columns.ts';

/** Writes a message to players. */
export async function saveMessage(
  trx: Transaction,
  campaign: CampaignId,
  message: Message,
): Promise<void> {
  const { to, by, issued, ...rest } = message;
  await trx
    .insertInto('messages')
    .values({
      ...rest,
      campaign,
      ...sentColumns({ to, by, issued }),
    })
    .execute();
}

/** Says of the messages, letters and notices that wait which reports they were printed in. */
export async function issueMessages(
  trx: Transaction,
  campaign: CampaignId,
  { turn, edition }: Readonly<{ turn: number; edition: number }>,
): Promise<void> {
  for (const table of ['messages', 'letters', 'notices'] as const) {
    await trx
      .updateTable(table)
      .set({ issued: jsonText({ turn, edition }) })
      .where('campaign', '=', campaign)
      .where('issued', 'is', null)
      .execute();
  }
}

/** All messages, oldest first. */
export async function loadMessages(
  trx: Transaction,
  campaign: CampaignId,
): Promise<readonly Message[]> {
  const rows = await trx
    .selectFrom('messages')
    .select(['number', 'turn', 'to', 'text', 'at', 'by', 'issued'])
    .where('campaign', '=', campaign)
    .orderBy('number')
    .execute();
  return rows.map((row) => ({
    ...row,
    ...sentOf(row),
  }));
}
