import { ok } from '#kernel/result/result';
import type { Ports } from '#app/ports/ports';
import { type Actor, seesTruth } from '#app/actor';
import { type UseCase, guarded } from '#app/guarded';
import { outcomeFile } from '#app/outcomes/outcome-file';
import { type WaitingOutcome, waitingOutcomes } from '#app/outcomes/waiting-outcomes';
import { type Outcome, refuse } from '#app/use-case-error';

/** A battle that waits for its outcome, with its form file. */
export type OutcomeToEnter = WaitingOutcome & Readonly<{ file: string }>;

/** The battles that are fought elsewhere and wait for their outcomes. @rule ENC-1 */
export const readOutcomes = ({
  store,
}: Ports): UseCase<Readonly<{ actor: Actor }>, readonly OutcomeToEnter[]> =>
  guarded(async ({ actor }) => {
    if (actor.kind !== 'moderator') return refuse('MODERATOR_ONLY');
    if (!seesTruth(actor)) return refuse('MODERATOR_BLIND');
    return store.read(async (reader): Promise<Outcome<readonly OutcomeToEnter[]>> => {
      const campaign = await reader.campaign(actor.campaign);
      if (campaign === undefined) return refuse('CAMPAIGN_UNKNOWN');
      const questions = await reader.questions(campaign.id, campaign.version + 1);
      const open = waitingOutcomes(campaign, questions).filter(({ isOpen }) => isOpen);
      return ok(open.map((one) => ({ ...one, file: outcomeFile(one) })));
    });
  });
