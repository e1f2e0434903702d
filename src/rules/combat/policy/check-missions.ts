import { sumOf } from '#kernel/numbers/sum';
import { cite } from '#kernel/reasons/cite';
import { counted, plural } from '#kernel/words/counted';
import { BOOST_SOURCES } from '#model/battle/round-orders';
import type { AnswerOf, DecisionOf } from '#model/decisions/decision';
import type { OrderIssue } from '#model/orders/order-issue';
import { idsOf, listIssues, refusal } from './answer-issues.ts';

const CSC_6 = cite('CSC-6');
const ABL_3 = cite('ABL-3');
const MAP_8 = cite('MAP-8');

/** A cloaked unit does nothing else. @rule ABL-3 */
const busy = (unit: string): OrderIssue =>
  refusal(ABL_3, {
    code: 'ANSWER_CLOAK_WITH_MISSION',
    path: 'cloak',
    text: `${unit} cannot cloak and have a mission. Choose one of them.`,
  });

/** @rule CSC-6 @rule MAP-8 @rule ABL-3 */
export function checkMissions(
  { own, points, hiders = [], cloakers = [], boosters = [] }: DecisionOf<'missions'>,
  { missions, hide = [], cloak = [], boosts = [] }: AnswerOf<'missions'>,
): readonly OrderIssue[] {
  const path = 'missions';
  const list = missions.map(({ unit }) => unit);
  const cost = sumOf(own, (one) => (list.includes(one.unit) ? one.cc : 0));
  const text = `There ${plural(points, 'is', 'are')} ${counted(points, 'point')} for missions; these cost ${String(cost)}. Take some back.`;
  return [
    ...listIssues({ list, allowed: idsOf(own), rule: CSC_6, path }),
    ...listIssues({ list: hide, allowed: idsOf(hiders), rule: MAP_8, path: 'hide' }),
    ...listIssues({ list: cloak, allowed: idsOf(cloakers), rule: ABL_3, path: 'cloak' }),
    ...cloak.filter((unit) => list.includes(unit)).map(busy),
    // A flight may give up both; each once.
    ...BOOST_SOURCES.flatMap((source) =>
      listIssues({
        list: boosts.filter(({ of }) => of === source).map(({ unit }) => unit),
        allowed: boosters.filter(({ of }) => of === source).map(({ piece }) => piece.unit),
        rule: ABL_3,
        path: 'boosts',
      }),
    ),
    ...(cost > points ? [refusal(CSC_6, { code: 'ANSWER_OVER_ALLOWANCE', path, text })] : []),
  ];
}
