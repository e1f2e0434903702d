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
import type { Delegation } from '#app/ports/desk-record';
import { isAskedIn } from './is-asked-in.ts';

type Windows = Readonly<{
  battles: RuleSet['battles'];
  questions: readonly Question[];
  /** The moderator has closed all windows of the phase, those to come among them. */
  allClosed: boolean;
  /** The battles that players leave to their standing orders. */
  delegations?: readonly Delegation[];
}>;

/**
 * Who answers in the middle of a phase: without windows the standing orders, at once. With them the
 * player's answer; the standing orders once the moderator has closed the window, or where the player
 * left the rest of a battle to them; else nobody yet. Where there is no choice nobody is asked.
 * @rule TURN-4
 */
export function deciderOf({ battles, questions, allClosed, delegations = [] }: Windows): Decider {
  const byId = new Map(questions.map((question) => [question.decision.id, question]));
  const isLeft = (decision: Decision): boolean =>
    allClosed || delegations.some((one) => isOf(one, decision));
  const ofPlayer: Decider = (decision, standing) => {
    if (!isAskedIn(decision.kind, battles)) return { answer: standing, by: 'standing' };
    const question = byId.get(decision.id);
    if (question !== undefined) assertSame(question.decision, decision);
    if (question?.status === 'answered') {
      // Checked against this very question before it was stored.
      return { answer: question.answer as typeof standing, by: 'window' };
    }
    if (isLeft(decision) || question?.status === 'closed') {
      return { answer: standing, by: 'standing' };
    }
    // One that was asked stays asked: an older program did not know better.
    const isForced = question === undefined && hasOneAnswer(decision);
    return isForced ? { answer: standing, by: 'policy' } : undefined;
  };
  return (decision, standing) =>
    decision.asked === MODERATOR ? enteredIn(byId, decision) : ofPlayer(decision, standing);
}

/** What a battle came to that is fought elsewhere nobody knows but the moderator: it waits for him. @rule ENC-1 */
function enteredIn<K extends DecisionKind>(
  byId: ReadonlyMap<Decision['id'], Question>,
  decision: DecisionOf<K>,
): Readonly<{ answer: AnswerOf<K>; by: 'window' }> | undefined {
  const question = byId.get(decision.id);
  if (question === undefined) return undefined;
  assertSame(question.decision, decision);
  // Checked against this very question before it was stored.
  return question.status === 'answered'
    ? { answer: question.answer as AnswerOf<K>, by: 'window' }
    : undefined;
}

const isOf = ({ empire, encounter }: Delegation, decision: Decision): boolean =>
  empire === decision.asked && encounter === decision.encounter;

/** A phase that is run again asks the same questions, or an answer would be put to another. */
function assertSame(asked: Decision, now: Decision): void {
  invariant(isSameData(asked, now), 'QUESTION_CHANGED', now.id);
}
