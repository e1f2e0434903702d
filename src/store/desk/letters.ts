import { type ExpressionBuilder, sql } from 'kysely';
import type { CampaignId } from '#app/ports/campaign-record';
import type { Conversation, Letter, LetterMark, Mute } from '#app/ports/letter-record';
import type { EmpireId } from '#model/campaign/ids';
import type { Database, Transaction } from '#store/schema/database';
import { jsonText, parseJson } from '#store/schema/json-text';
import { sentColumns, sentOf } from './sent-columns.ts';

/** Writes a new conversation, or how far a thread with the moderators is dealt with. */
export async function saveConversation(
  trx: Transaction,
  campaign: CampaignId,
  { members, desk, ...rest }: Conversation,
): Promise<void> {
  const thread = { desk: desk === undefined ? null : jsonText(desk) };
  await trx
    .insertInto('conversations')
    .values({ ...rest, campaign, members: jsonText(members), ...thread })
    .onConflict((conflict) => conflict.columns(['campaign', 'number']).doUpdateSet(thread))
    .execute();
}

/** Writes a letter. */
export async function saveLetter(
  trx: Transaction,
  campaign: CampaignId,
  letter: Letter,
): Promise<void> {
  const { from, to, attachments, mutedBy, by, issued, ...rest } = letter;
  await trx
    .insertInto('letters')
    .values({
      ...rest,
      campaign,
      from: from ?? '',
      attachments: jsonText(attachments),
      mutedBy: jsonText(mutedBy),
      ...sentColumns({ to, by, issued }),
    })
    .execute();
}

/** Notes how far an empire has read a conversation. It never goes back. */
export async function saveLetterMark(
  trx: Transaction,
  campaign: CampaignId,
  mark: LetterMark,
): Promise<void> {
  await trx
    .insertInto('letterMarks')
    .values({ ...mark, campaign })
    .onConflict((conflict) =>
      conflict
        .columns(['campaign', 'empire', 'conversation'])
        .doUpdateSet({ read: sql<number>`max("letterMarks"."read", excluded."read")` }),
    )
    .execute();
}

/** Mutes an empire, or no longer does. */
export async function saveMute(
  trx: Transaction,
  campaign: CampaignId,
  { empire, of }: Mute,
  isMuted: boolean,
): Promise<void> {
  if (isMuted) {
    await trx
      .insertInto('mutes')
      .values({ campaign, empire, of })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    return;
  }
  await trx
    .deleteFrom('mutes')
    .where('campaign', '=', campaign)
    .where('empire', '=', empire)
    .where('of', '=', of)
    .execute();
}

/** All conversations, oldest first. */
export async function loadConversations(
  trx: Transaction,
  campaign: CampaignId,
): Promise<readonly Conversation[]> {
  const rows = await trx
    .selectFrom('conversations')
    .select(['number', 'subject', 'members', 'desk'])
    .where('campaign', '=', campaign)
    .orderBy('number')
    .execute();
  return rows.map(({ desk, ...row }) => ({
    ...row,
    members: parseJson(row.members),
    ...(desk === null ? {} : { desk: parseJson(desk) }),
  }));
}

type Letters = ExpressionBuilder<Database, 'letters'>;

/** Letters that an empire wrote or got. */
const isOf = (empire: EmpireId) => (where: Letters) =>
  where.or([
    where('from', '=', empire),
    where.exists(sql`(select 1 from json_each("letters"."to") where "value" = ${empire})`),
  ]);

/** All letters, oldest first, or those that one empire wrote or got. */
export async function loadLetters(
  trx: Transaction,
  campaign: CampaignId,
  empire?: EmpireId,
): Promise<readonly Letter[]> {
  const all = trx
    .selectFrom('letters')
    .select(['number', 'conversation', 'turn', 'from', 'to', 'text', 'attachments', 'mutedBy'])
    .select(['at', 'by', 'issued'])
    .where('campaign', '=', campaign)
    .orderBy('number');
  const asked = empire === undefined ? all : all.where(isOf(empire));
  return (await asked.execute()).map((row) => ({
    ...row,
    from: row.from === '' ? null : row.from,
    attachments: parseJson(row.attachments),
    mutedBy: parseJson(row.mutedBy),
    ...sentOf(row),
  }));
}

/** How far all empires have read. */
export async function loadLetterMarks(
  trx: Transaction,
  campaign: CampaignId,
): Promise<readonly LetterMark[]> {
  return trx
    .selectFrom('letterMarks')
    .select(['empire', 'conversation', 'read'])
    .where('campaign', '=', campaign)
    .orderBy('empire')
    .orderBy('conversation')
    .execute();
}

/** Who has muted whom. */
export async function loadMutes(trx: Transaction, campaign: CampaignId): Promise<readonly Mute[]> {
  return trx
    .selectFrom('mutes')
    .select(['empire', 'of'])
    .where('campaign', '=', campaign)
    .orderBy('empire')
    .orderBy('of')
    .execute();
}
