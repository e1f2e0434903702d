import type { CampaignId } from '#app/ports/campaign-record';
import type { Note } from '#app/ports/desk-record';
import type { Transaction } from '#store/schema/database';
import { jsonText, parseJson } from '#store/schema/json-text';

/** Writes a note, or a new edition of one. */
export async function saveNote(trx: Transaction, campaign: CampaignId, note: Note): Promise<void> {
  await trx
    .insertInto('notes')
    .values({ ...note, campaign, by: jsonText(note.by) })
    .execute();
}

/** All notes with all their editions, in the order of their numbers. */
export async function loadNotes(trx: Transaction, campaign: CampaignId): Promise<readonly Note[]> {
  const rows = await trx
    .selectFrom('notes')
    .select(['number', 'edition', 'turn', 'phase', 'text', 'at', 'by'])
    .where('campaign', '=', campaign)
    .orderBy('number')
    .orderBy('edition')
    .execute();
  return rows.map((row) => ({ ...row, by: parseJson(row.by) }));
}
