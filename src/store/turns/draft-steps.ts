import type { CampaignId } from '#app/ports/campaign-record';
import { type DraftStep, type DraftStepKey, MOST_DRAFT_STEPS } from '#app/ports/turn-record';
import type { Transaction } from '#store/schema/database';
import { jsonText, parseJson } from '#store/schema/json-text';

/** Keeps a draft to go back to, in place of all steps that came after it before. */
export async function saveDraftStep(
  trx: Transaction,
  campaign: CampaignId,
  { turn, empire, step, orders, hash }: DraftStep,
): Promise<void> {
  await trx
    .deleteFrom('draftSteps')
    .where('campaign', '=', campaign)
    .where('turn', '=', turn)
    .where('empire', '=', empire)
    .where((row) => row.or([row('step', '>=', step), row('step', '<=', step - MOST_DRAFT_STEPS)]))
    .execute();
  await trx
    .insertInto('draftSteps')
    .values({ campaign, turn, empire, step, orders: jsonText(orders), hash })
    .execute();
}

/** A draft as it was at one of its steps; of steps with the same hash the last. */
export async function loadDraftStep(
  trx: Transaction,
  campaign: CampaignId,
  { turn, empire, ...which }: DraftStepKey,
): Promise<DraftStep | undefined> {
  const steps = trx
    .selectFrom('draftSteps')
    .select(['turn', 'empire', 'step', 'orders', 'hash'])
    .where('campaign', '=', campaign)
    .where('turn', '=', turn)
    .where('empire', '=', empire)
    .orderBy('step', 'desc');
  const found =
    'step' in which ? steps.where('step', '=', which.step) : steps.where('hash', '=', which.hash);
  const row = await found.limit(1).executeTakeFirst();
  return row === undefined ? undefined : { ...row, orders: parseJson(row.orders) };
}
