import { sumOf } from '#kernel/numbers/sum';
import { cite } from '#kernel/reasons/cite';
import type { Answer, AnswerOf, DecisionOf, OwnPiece } from '#model/decisions/decision';
import type { OrderIssue } from '#model/orders/order-issue';

export type BattleQuestion =
  | DecisionOf<'task-force'>
  | DecisionOf<'fire'>
  | DecisionOf<'round-end'>;

const refusal = (
  rule: OrderIssue['cite'],
  issue: Readonly<{ code: string; path: string; text: string }>,
): OrderIssue => ({ severity: 'refused', cite: rule, ...issue });

const CSC_1 = cite('CSC-1');
const CSC_8 = cite('CSC-8');
const CSC_9 = cite('CSC-9');
const CSC_13 = cite('CSC-13');

/** What is wrong with an answer that a player gives to a question of a battle; nothing: it may stand. */
export function checkBattleAnswer(question: BattleQuestion, answer: Answer): readonly OrderIssue[] {
  if (question.kind === 'task-force' && answer.kind === 'task-force') {
    return checkTaskForce(question, answer);
  }
  if (question.kind === 'fire' && answer.kind === 'fire') return checkFire(question, answer);
  if (question.kind === 'round-end' && answer.kind === 'round-end') {
    return checkRoundEnd(question, answer);
  }
  const text = 'This answers another question.';
  return [refusal(question.cite, { code: 'ANSWER_KIND_DIFFERS', path: '', text })];
}

type Listed = Readonly<{
  list: readonly string[];
  allowed: readonly string[];
  rule: OrderIssue['cite'];
  path: string;
}>;

/** Everything in a list must be known, and in it once. */
function checkList({ list, allowed, rule, path }: Listed): readonly OrderIssue[] {
  const known = new Set(allowed);
  const strange = list.filter((id) => !known.has(id));
  const twice = list.filter((id, index) => list.indexOf(id) !== index);
  return [
    ...strange.map((id) =>
      refusal(rule, { code: 'ANSWER_UNIT_UNKNOWN', path, text: `${id} cannot be chosen here.` }),
    ),
    ...twice.map((id) =>
      refusal(rule, { code: 'ANSWER_UNIT_TWICE', path, text: `${id} is named twice.` }),
    ),
  ];
}

const idsOf = (pieces: readonly OwnPiece[]): readonly string[] => pieces.map((one) => one.unit);

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
    ...checkList({
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

/** @rule CSC-8 @rule CSC-9 */
function checkFire(question: DecisionOf<'fire'>, answer: AnswerOf<'fire'>): readonly OrderIssue[] {
  const tags = question.enemy.map((one) => one.tag);
  return [
    ...checkList({ list: answer.direct, allowed: tags, rule: CSC_8, path: 'direct' }),
    ...checkList({ list: answer.spare, allowed: idsOf(question.own), rule: CSC_9, path: 'spare' }),
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
    ...checkList({ list: sendBack, allowed: idsOf(question.own), rule: CSC_13, path: 'sendBack' }),
    ...checkList({
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
