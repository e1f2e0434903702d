import { ok, type Result } from '#kernel/result/result';
import { readAnswer } from '#content/answers/parse-answer';
import {
  type OutcomeHead,
  outcomeHeadOf,
  parseOutcomeFile,
} from '#content/outcomes/parse-outcome-file';
import type { Campaign } from '#app/ports/campaign-record';
import type { StoreReader } from '#app/ports/campaign-store';
import { type Actor, seesTruth } from '#app/actor';
import { type InputIssue, type Outcome, refuse } from '#app/use-case-error';
import { checkAnswer } from '#legality/answers/check-answer';
import type { Answer, AnswerOf } from '#model/decisions/decision';
import { outcomeGuesses } from './outcome-guesses.ts';
import { type WaitingOutcome, waitingOutcomes } from './waiting-outcomes.ts';

/** The input for one battle. `answer` is JSON that its schema has not checked yet. */
export type SentOutcome = OutcomeHead & Readonly<{ answer: unknown }>;

/** An outcome from a form or a file. */
export type GivenOutcome =
  | Readonly<{ from: 'form' } & SentOutcome>
  | Readonly<{ from: 'file'; text: string }>;

/** An outcome without faults, with its battle. */
export type CheckedOutcome = Readonly<{
  campaign: Campaign;
  waiting: WaitingOutcome;
  answer: AnswerOf<'battle-outcome'>;
  /** The number of other battles that wait for an outcome. */
  others: number;
}>;

/** Checks an outcome against the battles that wait now. It reports all faults at once. @rule ENC-1 */
export async function checkedOutcome(
  reader: StoreReader,
  { actor, given }: Readonly<{ actor: Actor; given: GivenOutcome }>,
): Promise<Outcome<CheckedOutcome>> {
  if (actor.kind !== 'moderator') return refuse('MODERATOR_ONLY');
  if (!seesTruth(actor)) return refuse('MODERATOR_BLIND');
  const campaign = await reader.campaign(actor.campaign);
  if (campaign === undefined) return refuse('CAMPAIGN_UNKNOWN');
  const head = given.from === 'form' ? given : outcomeHeadOf(given.text);
  if (head === null) return refuse('OUTCOME_REFUSED', unreadIn(given));
  const all = waitingOutcomes(campaign, await reader.questions(campaign.id, campaign.version + 1));
  const waiting = all.find(({ decision }) => decision.battle === head.battle);
  if (waiting === undefined || waiting.forces !== head.forces) {
    return refuse('OUTCOME_FOREIGN', unreadIn(given));
  }
  if (!waiting.isOpen) return refuse('QUESTION_ANSWERED');
  const read = readGiven(given, waiting.decision);
  if (!read.ok) return refuse('OUTCOME_REFUSED', read.error);
  const others = all.filter((one) => one.isOpen && one !== waiting).length;
  return ok({ campaign, waiting, answer: read.value, others });
}

/** The parts of a file that can't be read, regardless of the battle. */
function unreadIn(given: GivenOutcome): readonly InputIssue[] {
  const read = given.from === 'file' ? parseOutcomeFile(given.text) : null;
  return read === null || read.ok ? [] : read.error;
}

function readGiven(
  given: GivenOutcome,
  decision: WaitingOutcome['decision'],
): Result<AnswerOf<'battle-outcome'>, readonly InputIssue[]> {
  const checks = {
    faultsOf: (answer: Answer): readonly InputIssue[] => checkAnswer(decision, answer),
    guesses: outcomeGuesses(decision),
  };
  if (given.from === 'file') return parseOutcomeFile(given.text, checks);
  const read = readAnswer('battle-outcome', given.answer, checks);
  // The schema belongs to this kind of question.
  return read.ok ? ok(read.value as AnswerOf<'battle-outcome'>) : read;
}
