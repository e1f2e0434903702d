import type { RuleRef } from '#kernel/reasons/cite';
import type {
  Answer,
  AnswerOf,
  Decision,
  DecisionKind,
  DecisionOf,
} from '#model/decisions/decision';
import type { OrderIssue } from '#model/orders/order-issue';
import { troopLossIssues } from '#rules/bombardment/troop-loss-issues';
import { cargoIssues } from '#rules/cargo/cargo-issues';
import { checkBattleAnswer } from '#rules/combat/policy/check-answer';
import { outcomeIssues } from '#rules/encounters/outcome-issues';
import { departureIssues } from '#rules/encounters/departure-issues';
import { initiativeIssues } from '#rules/encounters/initiative-issues';
import { poolIssues } from '#rules/encounters/pool-issues';

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

const CHECKS: { readonly [K in DecisionKind]: Check<K> } = {
  initiative: initiativeIssues,
  'encounter-action': (question, answer) => {
    if (answer.kind === 'pass') return [];
    if (answer.kind === 'withdraw') {
      return departureIssues(answer.leave, { ...question, must: 'somebody' });
    }
    const opponent = question.opponents.find((one) => one.empire === answer.against);
    if (opponent?.demandable.includes(answer.scenario) === true) return [];
    const text = 'This cannot be demanded of that opponent now.';
    return [refused('ANSWER_NOT_DEMANDABLE', question.cite, 'against', text)];
  },
  'scenario-response': (question, answer) => {
    if (answer.kind === 'accept') return [];
    if (answer.leave !== null && question.pullsBack === true) {
      const text = 'A fleet that refuses an Interception pulls back and stays. Name no lanes.';
      return [refused('ANSWER_PULLS_BACK', question.cite, 'leave', text)];
    }
    if (answer.leave !== null) {
      return departureIssues(answer.leave, { ...question, must: 'all who fight' });
    }
    if (question.fixedDefenses || question.pullsBack === true) return [];
    const text = 'There are no bases to fall back on: name a lane for each fleet to withdraw by.';
    return [refused('ANSWER_NO_BASES', question.cite, 'leave', text)];
  },
  'defensive-response': (question, answer) =>
    departureIssues(answer.leave, { ...question, must: 'nobody' }),
  pursuit: () => [],
  pools: poolIssues,
  'pool-choice': () => [],
  'task-force': checkBattleAnswer,
  scouting: checkBattleAnswer,
  command: checkBattleAnswer,
  missions: checkBattleAnswer,
  'electronic-warfare': checkBattleAnswer,
  fire: checkBattleAnswer,
  'round-end': checkBattleAnswer,
  cargo: cargoIssues,
  'troop-losses': troopLossIssues,
  'battle-outcome': outcomeIssues,
  disengage: (question, answer) =>
    answer.kind === 'stay' ? [] : departureIssues(answer.leave, { ...question, must: 'somebody' }),
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
