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
import type { RuleSet } from '#model/settings/rule-set';
import { hasOneAnswer } from '#legality/has-one-answer';
import type { Delegation, EncounterWindows } from '#app/ports/desk-record';
import { isAskedIn } from './is-asked-in.ts';

type Windows = Readonly<{
  battles: RuleSet['battles'];
  questions: readonly Question[];
  /** The moderator has closed all windows of the phase, those to come among them. */
  allClosed: boolean;
  /** The battles that are left to standing orders. */
  delegations?: readonly Delegation[];
  /** What the moderator has said of single encounters. */
  windows?: readonly EncounterWindows[];
  /** A die shows something else now: what would be asked in other words is asked anew. */
  anew?: true;
}>;

type Known = (decision: Decision) => Question | undefined;

/**
 * Who answers in the middle of a phase: without windows the standing orders, at once. With them the
 * player's answer, or the moderator's in his place; the standing orders once the moderator has closed the window, or where the
 * rest of a battle is left to them; else nobody yet. Where there is no choice nobody is asked.
 * @rule TURN-4
 */
export function deciderOf({
  battles,
  allClosed,
  delegations = [],
  windows = [],
  ...asked
}: Windows): Decider {
  const known = knownIn(asked);
  const isLeft = (decision: Decision): boolean =>
    allClosed || delegations.some((one) => isOf(one, decision));
  const ofPlayer: Decider = (decision, standing) => {
    const question = known(decision);
    const by = answererOf(question);
    // Checked against this very question before it was stored.
    if (by !== null) return { answer: question?.answer as typeof standing, by };
    const isAsked = question !== undefined || isAskedIn(decision, { battles, windows });
    if (!isAsked || isLeft(decision) || question?.status === 'closed') {
      return { answer: standing, by: 'standing' };
    }
    // One that was asked stays asked: an older program did not know better.
    const isForced = question === undefined && hasOneAnswer(decision);
    return isForced ? { answer: standing, by: 'policy' } : undefined;
  };
  return (decision, standing) =>
    decision.asked === MODERATOR ? enteredIn(known, decision) : ofPlayer(decision, standing);
}

/** Who has answered a question; null: nobody, or it is for the standing orders. */
function answererOf(question: Question | undefined): 'window' | 'moderator' | null {
  if (question?.status === 'answered') return 'window';
  return question?.status === 'ruled' ? 'moderator' : null;
}

/** A phase that is run again asks the same questions, or an answer would be put to another. */
function knownIn({ questions, anew }: Pick<Windows, 'questions' | 'anew'>): Known {
  const asked = questions.filter(({ status }) => status !== 'withdrawn');
  const byId = groupBy(asked, (question) => question.decision.id);
  return (decision) => {
    const known = byId.get(decision.id);
    const question = known?.find((one) => isSameData(one.decision, decision));
    invariant(
      question !== undefined || known === undefined || anew === true,
      'QUESTION_CHANGED',
      decision.id,
    );
    return question;
  };
}

/** What a battle came to that is fought elsewhere nobody knows but the moderator: it waits for him. @rule ENC-1 */
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
