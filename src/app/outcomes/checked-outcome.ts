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
import { checkAnswer } from '#legality/check-answer';
import type { Answer, AnswerOf } from '#model/decisions/decision';
import { outcomeGuesses } from './outcome-guesses.ts';
import { type WaitingOutcome, waitingOutcomes } from './waiting-outcomes.ts';

/** What was sent in for one battle: `answer` as JSON that its schema has yet to accept. */
export type SentOutcome = OutcomeHead & Readonly<{ answer: unknown }>;

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

/** What nobody can read in a file, whatever battle it is of. */
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
  // Its schema is that of this kind of question.
  return read.ok ? ok(read.value as AnswerOf<'battle-outcome'>) : read;
}
