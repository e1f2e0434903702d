import { sumOf } from '#kernel/numbers/sum';
import { cite } from '#kernel/reasons/cite';
import type { Answer, AnswerOf, DecisionOf } from '#model/decisions/decision';
import type { OrderIssue } from '#model/orders/order-issue';
import { idsOf, listIssues, refusal } from './answer-issues.ts';
import { checkBoarding } from './check-boarding.ts';
import { checkCommand } from './check-command.ts';
import { checkElectronicWarfare } from './check-electronic-warfare.ts';
import { checkMissions } from './check-missions.ts';
import { checkScouting } from './check-scouting.ts';

type BattleKind =
  | 'task-force'
  | 'scouting'
  | 'command'
  | 'missions'
  | 'electronic-warfare'
  | 'fire'
  | 'round-end';
export type BattleQuestion = DecisionOf<BattleKind>;
type Check<K extends BattleKind> = (
  question: DecisionOf<K>,
  answer: AnswerOf<K>,
) => readonly OrderIssue[];

const CSC_1 = cite('CSC-1');
const CSC_8 = cite('CSC-8');
const CSC_9 = cite('CSC-9');
const CSC_13 = cite('CSC-13');

const CHECKS: { readonly [K in BattleKind]: Check<K> } = {
  'task-force': checkTaskForce,
  scouting: checkScouting,
  command: checkCommand,
  missions: checkMissions,
  'electronic-warfare': checkElectronicWarfare,
  fire: checkFire,
  'round-end': checkRoundEnd,
};

/** What is wrong with an answer that a player gives to a question of a battle; nothing: it may stand. */
export function checkBattleAnswer(question: BattleQuestion, answer: Answer): readonly OrderIssue[] {
  if (question.kind !== answer.kind) {
    const text = 'This answers another question.';
    return [refusal(question.cite, { code: 'ANSWER_KIND_DIFFERS', path: '', text })];
  }
  // The table ties each kind of question to its answers; an indexed access loses that tie.
  const check = CHECKS[question.kind] as unknown as (
    asked: BattleQuestion,
    given: Answer,
  ) => readonly OrderIssue[];
  return check(question, answer);
}

/** @rule CSC-1 */
function checkTaskForce(
  question: DecisionOf<'task-force'>,
  answer: AnswerOf<'task-force'>,
): readonly OrderIssue[] {
  const { flagship, order } = answer;
  const isFlagship =
    flagship === null ? question.flagships.length === 0 : question.flagships.includes(flagship);
  const text = 'The flagship must be one with the highest command rating that is not crippled.';
  return [
    ...(isFlagship
      ? []
      : [refusal(CSC_1, { code: 'ANSWER_FLAGSHIP_NOT_ABLE', path: 'flagship', text })]),
    ...listIssues({
      list: flagship === null ? order : [flagship, ...order],
      allowed: [
        ...idsOf(question.own),
        ...question.flagships,
        ...(flagship === null ? [] : [flagship]),
      ],
      rule: CSC_1,
      path: 'order',
    }),
  ];
}

/** @rule CSC-8 @rule CSC-9 @rule CSC-10 */
function checkFire(question: DecisionOf<'fire'>, answer: AnswerOf<'fire'>): readonly OrderIssue[] {
  const tags = question.enemy.map((one) => one.tag);
  const { share = 0 } = answer;
  const text = 'Direct a whole percentage of the damage, from 0 to 100.';
  return [
    ...(Number.isSafeInteger(share) && share >= 0 && share <= 100
      ? []
      : [refusal(CSC_8, { code: 'ANSWER_SHARE_UNFIT', path: 'share', text })]),
    ...listIssues({ list: answer.direct, allowed: tags, rule: CSC_8, path: 'direct' }),
    ...listIssues({ list: answer.spare, allowed: idsOf(question.own), rule: CSC_9, path: 'spare' }),
    ...checkBoarding(question, answer),
  ];
}

/** @rule CSC-13 */
function checkRoundEnd(
  question: DecisionOf<'round-end'>,
  answer: AnswerOf<'round-end'>,
): readonly OrderIssue[] {
  const { sendBack, enter } = answer;
  const cc = sumOf(question.own, (one) => (sendBack.includes(one.unit) ? one.cc : 0));
  const text = `The flagship can send back CC ${String(question.allowance)}; these need ${String(cc)}.`;
  return [
    ...listIssues({ list: sendBack, allowed: idsOf(question.own), rule: CSC_13, path: 'sendBack' }),
    ...listIssues({
      list: enter,
      allowed: idsOf(question.reinforcements),
      rule: CSC_13,
      path: 'enter',
    }),
    ...(cc > question.allowance
      ? [refusal(CSC_13, { code: 'ANSWER_OVER_ALLOWANCE', path: 'sendBack', text })]
      : []),
  ];
}
