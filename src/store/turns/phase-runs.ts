import type { CampaignId } from '#app/ports/campaign-record';
import type { PhaseRun, RunRecord } from '#app/ports/turn-record';
import type { Transaction } from '#store/schema/database';
import { insertRows } from '#store/schema/insert-rows';
import { jsonText, parseJson } from '#store/schema/json-text';

type Saving = Readonly<{ campaign: CampaignId; run: PhaseRun; record: RunRecord }>;

/** Writes down a phase that ran: the journal's line, its events, its dice, and who answered. */
export async function saveRun(trx: Transaction, saving: Saving): Promise<void> {
  const { campaign, run } = saving;
  await trx
    .insertInto('phaseRuns')
    .values({ ...run, campaign, undone: run.undone ? 1 : 0 })
    .execute();
  await saveEvents(trx, saving);
  await saveRolls(trx, saving);
  await saveAnswers(trx, saving);
}

async function saveEvents(trx: Transaction, { campaign, run, record }: Saving): Promise<void> {
  const { version, turn, attempt, phase } = run;
  await insertRows(trx, {
    table: 'events',
    columns: ['campaign', 'version', 'sequence', 'turn', 'attempt', 'phase', 'type', 'data'],
    key: [],
    rows: record.events.map((event, index) => {
      const place = [campaign, version, index + 1, turn, attempt, phase];
      return [...place, event.type, jsonText(event)];
    }),
  });
}

async function saveRolls(trx: Transaction, { campaign, run, record }: Saving): Promise<void> {
  await insertRows(trx, {
    table: 'rolls',
    columns: ['campaign', 'version', 'sequence', 'id', 'kind', 'data'],
    key: [],
    rows: record.rolls.map((roll, index) => {
      return [campaign, run.version, index + 1, roll.id, roll.purpose.kind, jsonText(roll)];
    }),
  });
}

async function saveAnswers(trx: Transaction, { campaign, run, record }: Saving): Promise<void> {
  await insertRows(trx, {
    table: 'answers',
    columns: ['campaign', 'version', 'sequence', 'decision', 'asked', 'kind', 'answer', 'by'],
    key: [],
    rows: record.decided.map(({ decision, asked, kind, answer, by }, index) => {
      return [campaign, run.version, index + 1, decision, asked, kind, jsonText(answer), by];
    }),
  });
}

const runsOf = (trx: Transaction, campaign: CampaignId) =>
  trx
    .selectFrom('phaseRuns')
    .select(['version', 'kind', 'turn', 'phase', 'attempt', 'hashBefore', 'hashAfter'])
    .select(['engineVersion', 'baseline', 'ranAt', 'events', 'undone'])
    .where('campaign', '=', campaign);

/** The journal, oldest first. */
export async function loadRuns(
  trx: Transaction,
  campaign: CampaignId,
): Promise<readonly PhaseRun[]> {
  const rows = await runsOf(trx, campaign).orderBy('version').execute();
  return rows.map((row) => ({ ...row, undone: row.undone === 1 }));
}

/** The last line of the journal that was not undone. */
export async function loadLastRun(
  trx: Transaction,
  campaign: CampaignId,
): Promise<PhaseRun | undefined> {
  const row = await runsOf(trx, campaign)
    .where('undone', '=', 0)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row && { ...row, undone: false };
}

/** All that one run wrote down, in the order of happening. */
export async function loadRecord(
  trx: Transaction,
  campaign: CampaignId,
  version: number,
): Promise<RunRecord> {
  const answers = await trx
    .selectFrom('answers')
    .select(['decision', 'asked', 'kind', 'answer', 'by'])
    .where('campaign', '=', campaign)
    .where('version', '=', version)
    .orderBy('sequence')
    .execute();
  return {
    events: await loadEvents(trx, campaign, version),
    rolls: await loadRolls(trx, campaign, version),
    decided: answers.map((row) => ({ ...row, answer: parseJson(row.answer) })),
  };
}

async function loadEvents(
  trx: Transaction,
  campaign: CampaignId,
  version: number,
): Promise<RunRecord['events']> {
  const rows = await trx
    .selectFrom('events')
    .select('data')
    .where('campaign', '=', campaign)
    .where('version', '=', version)
    .orderBy('sequence')
    .execute();
  return rows.map((row) => parseJson(row.data));
}

async function loadRolls(
  trx: Transaction,
  campaign: CampaignId,
  version: number,
): Promise<RunRecord['rolls']> {
  const rows = await trx
    .selectFrom('rolls')
    .select('data')
    .where('campaign', '=', campaign)
    .where('version', '=', version)
    .orderBy('sequence')
    .execute();
  return rows.map((row) => parseJson(row.data));
}

/** Marks the runs after a version as undone; what they told stays. */
export async function markUndone(
  trx: Transaction,
  campaign: CampaignId,
  after: number,
): Promise<void> {
  await trx
    .updateTable('phaseRuns')
    .set({ undone: 1 })
    .where('campaign', '=', campaign)
    .where('version', '>', after)
    .execute();
}
