import { sumOf } from '#kernel/numbers/sum';
import { cite } from '#kernel/reasons/cite';
import type { AnswerOf, DecisionOf } from '#model/decisions/decision';
import type { OrderIssue } from '#model/orders/order-issue';
import { idsOf, listIssues, refusal } from './answer-issues.ts';
import { checkSpecials } from './check-specials.ts';

const CSC_12 = cite('CSC-12');
const OPT_2 = cite('OPT-2');
const CSC_17 = cite('CSC-17');
const MOV_4 = cite('MOV-4');

type Retreat = AnswerOf<'command'>['retreats'][number];

/** @rule CSC-12 @rule CSC-17 @rule OPT-2 @rule MOV-4 */
export function checkCommand(
  question: DecisionOf<'command'>,
  answer: AnswerOf<'command'>,
): readonly OrderIssue[] {
  const { flagship, retreats, comeOut = [] } = answer;
  const text = 'Choose one of those that could lead, or leave the flagship as it is.';
  const able = flagship === null || question.flagships.includes(flagship);
  return [
    ...(able
      ? []
      : [refusal(CSC_17, { code: 'ANSWER_FLAGSHIP_NOT_ABLE', path: 'flagship', text })]),
    ...listIssues({
      list: retreats.flatMap(({ unit, along }) => [unit, ...along]),
      allowed: question.retreating.map(({ unit }) => unit),
      rule: CSC_12,
      path: 'retreats',
    }),
    ...listIssues({
      list: comeOut,
      allowed: idsOf(question.lurking ?? []),
      rule: MOV_4,
      path: 'comeOut',
    }),
    ...retreats.flatMap((retreat) => checkRetreat(question, retreat)),
    ...checkSpecials(question, answer),
  ];
}

function checkRetreat(
  { own, retreating, lanes }: DecisionOf<'command'>,
  { unit, lane, along }: Retreat,
): readonly OrderIssue[] {
  const leader = retreating.find((one) => one.unit === unit);
  const takes = leader?.takes ?? 0;
  const cc = sumOf(own, (one) => (along.includes(one.unit) ? one.cc : 0));
  const tooMany = `${unit} can take along CC ${String(takes)}; these need ${String(cc)}.`;
  const noEngines = `${unit} has no jump engines that work: let a Jump ship take it along.`;
  const noWay = 'Choose one of the lanes that lead away.';
  return [
    ...(lanes.some((way) => way.lane === lane)
      ? []
      : [refusal(CSC_12, { code: 'ANSWER_NO_WAY_OUT', path: 'retreats', text: noWay })]),
    ...(leader?.onlyAlong === true
      ? [refusal(OPT_2, { code: 'ANSWER_NO_JUMP_ENGINES', path: 'retreats', text: noEngines })]
      : []),
    ...(cc > takes
      ? [refusal(CSC_12, { code: 'ANSWER_OVER_ALLOWANCE', path: 'retreats', text: tooMany })]
      : []),
  ];
}
