import type { Selectable } from 'kysely';
import type { CampaignId } from '#app/ports/campaign-record';
import type { Question } from '#app/ports/turn-record';
import type { Database, Transaction } from '#store/schema/database';
import { jsonText, parseJson } from '#store/schema/json-text';

/** Writes a new question, the result of a known one, or one that is asked again in other words. */
export async function saveQuestion(
  trx: Transaction,
  campaign: CampaignId,
  question: Question,
): Promise<void> {
  const { decision, standing, answer, seen, status, settledAt, ...more } = question;
  const { until, atDesk, past, next, ...rest } = more;
  const settled = {
    status,
    settledAt,
    answer: answer === null ? null : jsonText(answer),
    until,
    atDesk: atDesk ? (1 as const) : (0 as const),
    past: past === undefined ? null : jsonText(past),
    next: next === undefined ? null : jsonText(next),
  };
  const { last } = await trx
    .selectFrom('questions')
    .select((column) => column.fn.max<number | null>('sequence').as('last'))
    .where('campaign', '=', campaign)
    .where('version', '=', question.version)
    .executeTakeFirstOrThrow();
  const sequence = (last ?? 0) + 1;
  const put = {
    decision: jsonText(decision),
    standing: jsonText(standing),
    seen: jsonText(seen),
    askedAt: rest.askedAt,
  };
  const { id, asked } = decision;
  await trx
    .insertInto('questions')
    .values({
      ...rest,
      ...settled,
      campaign,
      id,
      asked,
      sequence,
      ...put,
    })
    .onConflict((conflict) =>
      conflict.columns(['campaign', 'version', 'id']).doUpdateSet({ ...settled, ...put }),
    )
    .execute();
}

const questionOf = (row: Selectable<Database['questions']>): Question => ({
  version: row.version,
  turn: row.turn,
  attempt: row.attempt,
  phase: row.phase,
  decision: parseJson(row.decision),
  standing: parseJson(row.standing),
  status: row.status,
  answer: row.answer === null ? null : parseJson(row.answer),
  askedAt: row.askedAt,
  settledAt: row.settledAt,
  seen: parseJson(row.seen),
  until: row.until,
  atDesk: row.atDesk === 1,
  ...(row.past !== null && { past: parseJson(row.past) }),
  ...(row.next !== null && { next: parseJson(row.next) }),
});

/** The questions of the phase that would make a version, in the order of asking. */
export async function loadQuestions(
  trx: Transaction,
  campaign: CampaignId,
  version: number,
): Promise<readonly Question[]> {
  const rows = await trx
    .selectFrom('questions')
    .selectAll()
    .where('campaign', '=', campaign)
    .where('version', '=', version)
    .orderBy('sequence')
    .execute();
  return rows.map(questionOf);
}

/** The questions of all phases, in the order of asking. */
export async function loadAllQuestions(
  trx: Transaction,
  campaign: CampaignId,
): Promise<readonly Question[]> {
  const rows = await trx
    .selectFrom('questions')
    .selectAll()
    .where('campaign', '=', campaign)
    .orderBy('version')
    .orderBy('sequence')
    .execute();
  return rows.map(questionOf);
}
