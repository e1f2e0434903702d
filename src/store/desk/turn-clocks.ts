import type { CampaignId } from '#app/ports/campaign-record';
import type { TurnClock } from '#app/ports/turn-clock';
import type { Transaction } from '#store/schema/database';
import { jsonText, parseJson } from '#store/schema/json-text';

/** Sets the clock of a campaign. */
export async function saveTurnClock(
  trx: Transaction,
  campaign: CampaignId,
  clock: TurnClock,
): Promise<void> {
  const { settings, extensions, trouble, reminded, notices } = clock;
  const row = {
    ...clock,
    campaign,
    settings: jsonText(settings),
    extensions: jsonText(extensions),
    trouble: trouble === null ? null : jsonText(trouble),
    reminded: jsonText(reminded),
    notices: jsonText(notices),
  };
  await trx
    .insertInto('turnClocks')
    .values(row)
    .onConflict((conflict) => conflict.column('campaign').doUpdateSet(row))
    .execute();
}

/** The clock of a campaign; undefined where nobody has set it. */
export async function loadTurnClock(
  trx: Transaction,
  campaign: CampaignId,
): Promise<TurnClock | undefined> {
  const row = await trx
    .selectFrom('turnClocks')
    .select(['settings', 'deadline', 'announced', 'pausedAt', 'reportsAt'])
    .select(['extensions', 'trouble', 'reminded', 'notices'])
    .where('campaign', '=', campaign)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  return {
    ...row,
    settings: parseJson(row.settings),
    extensions: parseJson(row.extensions),
    trouble: row.trouble === null ? null : parseJson(row.trouble),
    reminded: parseJson(row.reminded),
    notices: parseJson(row.notices),
  };
}
