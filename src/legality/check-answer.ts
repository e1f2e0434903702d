import type { RuleRef } from '#kernel/reasons/cite';
import type {
  Answer,
  AnswerOf,
  Decision,
  DecisionKind,
  DecisionOf,
  WayOut,
} from '#model/decisions/decision';
import type { LaneId } from '#model/campaign/ids';
import type { OrderIssue } from '#model/orders/order-issue';
import { checkBattleAnswer } from '#rules/combat/policy/check-answer';

type Check<K extends DecisionKind> = (
  question: DecisionOf<K>,
  answer: AnswerOf<K>,
) => readonly OrderIssue[];

const refused = (code: string, cite: RuleRef, path: string, text: string): OrderIssue => ({
  severity: 'refused',
  code,
  cite,
  path,
  text,
});

function laneIssues(
  waysOut: readonly WayOut[],
  lane: LaneId,
  cite: RuleRef,
): readonly OrderIssue[] {
  if (waysOut.some((way) => way.lane === lane)) return [];
  return [refused('ANSWER_NO_WAY_OUT', cite, 'lane', 'Choose one of the lanes that lead away.')];
}

const CHECKS: { readonly [K in DecisionKind]: Check<K> } = {
  'encounter-action': (question, answer) => {
    if (answer.kind === 'pass') return [];
    if (answer.kind === 'withdraw') {
      return laneIssues(question.waysOut, answer.lane, question.cite);
    }
    const opponent = question.opponents.find((one) => one.empire === answer.against);
    if (opponent?.demandable.includes(answer.scenario) === true) return [];
    const text = 'This cannot be demanded of that opponent now.';
    return [refused('ANSWER_NOT_DEMANDABLE', question.cite, 'against', text)];
  },
  'scenario-response': (question, answer) => {
    if (answer.kind === 'accept') return [];
    if (answer.lane !== null) return laneIssues(question.waysOut, answer.lane, question.cite);
    if (question.fixedDefenses) return [];
    const text = 'There are no bases to fall back on: name a lane to withdraw by.';
    return [refused('ANSWER_NO_BASES', question.cite, 'lane', text)];
  },
  'task-force': checkBattleAnswer,
  fire: checkBattleAnswer,
  'round-end': checkBattleAnswer,
  disengage: (question, answer) =>
    answer.kind === 'stay' ? [] : laneIssues(question.waysOut, answer.lane, question.cite),
};

/**
 * What speaks against an answer, judged from the question alone, which shows only what its player
 * may know; nothing: it may be given.
 * @rule TURN-4
 */
export function checkAnswer(question: Decision, answer: Answer): readonly OrderIssue[] {
  // The table ties each kind of question to its answers; an indexed access loses that tie.
  const check = CHECKS[question.kind] as unknown as (
    question: Decision,
    answer: Answer,
  ) => readonly OrderIssue[];
  return check(question, answer);
}
