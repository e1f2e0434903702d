import { ok, type Result } from '#kernel/result/result';
import { parseAnswer } from '#content/answers/parse-answer';
import { parseOutcomeFile } from '#content/outcomes/parse-outcome-file';
import type { Campaign } from '#app/ports/campaign-record';
import type { StoreReader } from '#app/ports/campaign-store';
import { type Actor, seesTruth } from '#app/actor';
import { type InputIssue, type Outcome, refuse } from '#app/use-case-error';
import { checkAnswer } from '#legality/check-answer';
import type { AnswerOf } from '#model/decisions/decision';
import { type WaitingOutcome, waitingOutcomes } from './waiting-outcomes.ts';

/** What was sent in for one battle: `answer` as JSON that its schema has yet to accept. */
export type SentOutcome = Readonly<{ battle: string; forces: string; answer: unknown }>;

/** An outcome as a form or a file gives it. */
export type GivenOutcome =
  | Readonly<{ from: 'form' } & SentOutcome>
  | Readonly<{ from: 'file'; text: string }>;

/** An outcome that may stand, with the battle that it is of. */
export type CheckedOutcome = Readonly<{
  campaign: Campaign;
  waiting: WaitingOutcome;
  answer: AnswerOf<'battle-outcome'>;
  /** How many others wait. */
  others: number;
}>;

/** Judges an outcome by what waits now: all that is wrong with it is told at once. @rule ENC-1 */
export async function checkedOutcome(
  reader: StoreReader,
  { actor, given }: Readonly<{ actor: Actor; given: GivenOutcome }>,
): Promise<Outcome<CheckedOutcome>> {
  if (actor.kind !== 'moderator') return refuse('MODERATOR_ONLY');
  if (!seesTruth(actor)) return refuse('MODERATOR_BLIND');
  const campaign = await reader.campaign(actor.campaign);
  if (campaign === undefined) return refuse('CAMPAIGN_UNKNOWN');
  const sent = sentIn(given);
  if (!sent.ok) return refuse('OUTCOME_REFUSED', sent.error);
  const { battle, forces, answer } = sent.value;
  const all = waitingOutcomes(campaign, await reader.questions(campaign.id, campaign.version + 1));
  const waiting = all.find(({ decision }) => decision.battle === battle);
  if (waiting === undefined || waiting.forces !== forces) return refuse('OUTCOME_FOREIGN');
  if (!waiting.isOpen) return refuse('QUESTION_ANSWERED');
  const parsed = parseAnswer('battle-outcome', answer);
  if (!parsed.ok) return refuse('OUTCOME_REFUSED', parsed.error);
  const issues = checkAnswer(waiting.decision, parsed.value);
  if (issues.length > 0) return refuse('OUTCOME_REFUSED', issues);
  const others = all.filter((one) => one.isOpen && one !== waiting).length;
  // Its schema is that of this kind of question.
  const outcome = parsed.value as AnswerOf<'battle-outcome'>;
  return ok({ campaign, waiting, answer: outcome, others });
}

function sentIn(given: GivenOutcome): Result<SentOutcome, readonly InputIssue[]> {
  if (given.from === 'form') return ok(given);
  const file = parseOutcomeFile(given.text);
  if (!file.ok) return file;
  const { battle, forces, rounds, fates, retreats, cameOut, scouted } = file.value;
  const came = { rounds, fates, retreats, cameOut, ...(scouted && { scouted }) };
  const answer = { kind: 'battle-outcome', ...came };
  return ok({ battle, forces, answer });
}
