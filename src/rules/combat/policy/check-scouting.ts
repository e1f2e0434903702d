import { cite } from '#kernel/reasons/cite';
import { counted, plural } from '#kernel/words/counted';
import type { AnswerOf, DecisionOf } from '#model/decisions/decision';
import type { OrderIssue } from '#model/orders/order-issue';
import { scoutingCost } from '#rules/combat/scouting-cost';
import { idsOf, listIssues, refusal } from './answer-issues.ts';

const CSC_5 = cite('CSC-5');
const code = 'ANSWER_OVER_ALLOWANCE';

type Question = DecisionOf<'scouting'>;
type Said = AnswerOf<'scouting'>;

/** @rule CSC-5 */
export function checkScouting(question: Question, answer: Said): readonly OrderIssue[] {
  const { points, fromBehind } = question;
  const { surprise, length } = answer;
  const cost = scoutingCost({ ...answer, surprise: Math.max(0, surprise) });
  const spent = cost.fromBehind + cost.anywhere;
  const tooMuch = `There ${plural(points, 'is', 'are')} ${counted(points, 'point')} to spend, and you spend ${String(spent)}. Take some back.`;
  const tooLong = `Only ${counted(fromBehind, 'point')} can go to the length and to keeping units out, and you spend ${String(cost.fromBehind)} on them. Take some back.`;
  const onLength = Math.abs(length) > fromBehind;
  return [
    ...(surprise < 0
      ? [refusal(CSC_5, { code, path: 'surprise', text: 'Spend 0 or more on surprise.' })]
      : []),
    ...(spent > points ? [refusal(CSC_5, { code, path: 'surprise', text: tooMuch })] : []),
    ...(cost.fromBehind > fromBehind
      ? [refusal(CSC_5, { code, path: onLength ? 'length' : 'exclude', text: tooLong })]
      : []),
    ...namedIssues(question, answer),
    ...drawIssues(question, answer),
  ];
}

/** Who is named must be there, once, and not for both at the same time. */
function namedIssues(
  { ownForce = [], enemy = [] }: Question,
  { exclude = [], excludeOwn = [], include = [] }: Said,
): readonly OrderIssue[] {
  const tags = enemy.map(({ tag }) => tag);
  const own = idsOf(ownForce);
  return [
    ...listIssues({ list: exclude, allowed: tags, rule: CSC_5, path: 'exclude' }),
    ...listIssues({ list: excludeOwn, allowed: own, rule: CSC_5, path: 'excludeOwn' }),
    ...listIssues({ list: include, allowed: tags, rule: CSC_5, path: 'include' }),
    ...include
      .filter((tag) => exclude.includes(tag))
      .map((tag) => {
        const text = `${tag} cannot be kept out and kept in at once. Choose one of the two.`;
        return refusal(CSC_5, { code: 'ANSWER_UNIT_TWICE', path: 'include', text });
      }),
  ];
}

const keyOf = ({ design, condition }: NonNullable<Said['draw']>[number]): string =>
  `${design}/${condition}`;

/** Of each group that was seen, once, no more than there are. */
function drawIssues({ waiting = [] }: Question, { draw = [] }: Said): readonly OrderIssue[] {
  const seen = new Map(waiting.map((group) => [keyOf(group), group.count] as const));
  const keys = draw.map(keyOf);
  const wrong = draw.filter((one) => {
    const most = seen.get(keyOf(one));
    return most !== undefined && (one.count < 1 || one.count > most);
  });
  return [
    ...listIssues({ list: keys, allowed: [...seen.keys()], rule: CSC_5, path: 'draw' }),
    ...wrong.map((one) => {
      const text = `Draw in from 1 to ${String(seen.get(keyOf(one)))} of these units, or none.`;
      return refusal(CSC_5, { code, path: 'draw', text });
    }),
  ];
}
