import { canonicalJson } from '#kernel/result/canonical-json';
import { invariant } from '#kernel/result/invariant';
import type { Question } from '#app/ports/turn-record';
import type {
  AnswerOf,
  Decider,
  Decision,
  DecisionKind,
  DecisionOf,
} from '#model/decisions/decision';
import type { RuleSet } from '#model/settings/rule-set';

type Windows = Readonly<{
  battles: RuleSet['battles'];
  questions: readonly Question[];
  /** The moderator has closed all windows of the phase, those to come among them. */
  allClosed: boolean;
}>;

/**
 * Who answers in the middle of a phase: without windows the standing orders, at once. With them the
 * player's answer; the standing orders once the moderator has closed the window; else nobody yet.
 * @rule TURN-4
 */
export function deciderOf({ battles, questions, allClosed }: Windows): Decider {
  const byId = new Map(questions.map((question) => [question.decision.id, question]));
  return <K extends DecisionKind>(decision: DecisionOf<K>, standing: AnswerOf<K>) => {
    if (battles === 'standing') return { answer: standing, by: 'standing' };
    const question = byId.get(decision.id);
    if (question !== undefined) assertSame(question.decision, decision);
    if (question?.status === 'answered') {
      // Checked against this very question before it was stored.
      return { answer: question.answer as AnswerOf<K>, by: 'window' };
    }
    const isClosed = allClosed || question?.status === 'closed';
    return isClosed ? { answer: standing, by: 'standing' } : undefined;
  };
}

/** A phase that is run again asks the same questions, or an answer would be put to another. */
function assertSame(asked: Decision, now: Decision): void {
  invariant(canonicalJson(asked) === canonicalJson(now), 'QUESTION_CHANGED', now.id);
}
