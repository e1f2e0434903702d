import { groupBy } from '#kernel/collections/group-by';
import { invariant } from '#kernel/result/invariant';
import { isSameData } from '#kernel/result/is-same-data';
import type { Question } from '#app/ports/turn-record';
import type {
  AnswerOf,
  Decider,
  Decision,
  DecisionKind,
  DecisionOf,
} from '#model/decisions/decision';
import { MODERATOR } from '#model/decisions/outcome';
import type { EmpireId } from '#model/campaign/ids';
import type { RuleSet } from '#model/settings/rule-set';
import { hasOneAnswer } from '#legality/answers/has-one-answer';
import type { Delegation, EncounterWindows } from '#app/ports/desk-record';
import { isAskedIn } from './is-asked-in.ts';

type Windows = Readonly<{
  battles: RuleSet['battles'];
  questions: readonly Question[];
  /** The moderator has closed all windows of the phase, including later ones. */
  allClosed: boolean;
  /** The battles that are left to standing orders. */
  delegations?: readonly Delegation[];
  /** The moderator's choices for single encounters. */
  windows?: readonly EncounterWindows[];
  /** The empires that nobody is asked for. */
  unasked?: readonly EmpireId[];
  /** A roll has changed, so questions that have changed are asked again. */
  asksAgain?: true;
}>;

type Known = (decision: Decision) => Question | undefined;

/**
 * Answers the questions of a phase. Without windows the standing orders answer at once. With windows the player
 * answers, or the moderator for the player. The standing orders answer if the moderator has closed the window, or if
 * the rest of a battle is left to them, or if a machine or nobody plays the empire. Otherwise the question waits. If
 * there is no choice, nobody is asked.
 * @rule TURN-4
 */
export function deciderOf({
  battles,
  allClosed,
  delegations = [],
  windows = [],
  unasked = [],
  ...asked
}: Windows): Decider {
  const known = knownIn(asked);
  const isPut = (decision: Decision): boolean =>
    !unasked.some((empire) => empire === decision.asked) &&
    isAskedIn(decision, { battles, windows });
  const isLeft = (decision: Decision): boolean =>
    allClosed || delegations.some((one) => isOf(one, decision));
  const ofPlayer: Decider = (decision, standing) => {
    const question = known(decision);
    const by = answererOf(question);
    // Checked against this very question before it was stored.
    if (by !== null) return { answer: question?.answer as typeof standing, by };
    const isAsked = question !== undefined || isPut(decision);
    if (!isAsked || isLeft(decision) || question?.status === 'closed') {
      return { answer: standing, by: 'standing' };
    }
    // A question that an older version asked stays asked.
    const isForced = question === undefined && hasOneAnswer(decision);
    return isForced ? { answer: standing, by: 'policy' } : undefined;
  };
  return (decision, standing) =>
    decision.asked === MODERATOR ? enteredIn(known, decision) : ofPlayer(decision, standing);
}

/** The author of the answer to a question; null: nobody, or the standing orders answer. */
function answererOf(question: Question | undefined): 'window' | 'moderator' | null {
  if (question?.status === 'answered') return 'window';
  return question?.status === 'ruled' ? 'moderator' : null;
}

/** A phase that is run again must ask the same questions, or an answer would go to another question. */
function knownIn({ questions, asksAgain }: Pick<Windows, 'questions' | 'asksAgain'>): Known {
  const asked = questions.filter(({ status }) => status !== 'withdrawn');
  const byId = groupBy(asked, (question) => question.decision.id);
  return (decision) => {
    const known = byId.get(decision.id);
    const question = known?.find((one) => isSameData(one.decision, decision));
    invariant(
      question !== undefined || known === undefined || asksAgain === true,
      'QUESTION_CHANGED',
      decision.id,
    );
    return question;
  };
}

/** Only the moderator knows the outcome of a battle fought elsewhere, so its question waits for them. @rule ENC-1 */
function enteredIn<K extends DecisionKind>(
  known: Known,
  decision: DecisionOf<K>,
): Readonly<{ answer: AnswerOf<K>; by: 'window' }> | undefined {
  const question = known(decision);
  // Checked against this very question before it was stored.
  return question?.status === 'answered'
    ? { answer: question.answer as AnswerOf<K>, by: 'window' }
    : undefined;
}

const isOf = ({ empire, encounter }: Delegation, decision: Decision): boolean =>
  empire === decision.asked && encounter === decision.encounter;
