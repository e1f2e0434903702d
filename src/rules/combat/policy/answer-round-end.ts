import { sortBy } from '#kernel/collections/sort-by';
import type { AnswerOf, DecisionOf, OwnPiece } from '#model/decisions/decision';
import type { StandingOrders } from '#model/forces/standing-orders';
import { bySoundness, byStrength } from '#rules/combat/fighter';

/** What the standing orders read of the question. */
type Question = Pick<DecisionOf<'round-end'>, 'own' | 'reinforcements' | 'allowance'>;

/** Whether the answer sends nobody back. @rule ENC-5 */
export const sendsNobodyBack = (
  own: readonly Pick<OwnPiece, 'kind' | 'condition'>[],
  { sendBackCrippled }: Pick<StandingOrders, 'sendBackCrippled'>,
): boolean => !sendBackCrippled || !own.some(isCrippledShip);

const isCrippledShip = ({ kind, condition }: Pick<OwnPiece, 'kind' | 'condition'>): boolean =>
  kind === 'ship' && condition === 'crippled';

/** Crippled ships go back, the dearest first, as far as their flagship can send them, if so ordered. @rule CSC-13 */
export function answerRoundEnd(
  question: Question,
  standing: StandingOrders,
): AnswerOf<'round-end'> {
  const enter = sortBy(
    question.reinforcements.filter((one) => !one.civilian),
    bySoundness,
    byStrength,
  );
  return {
    kind: 'round-end',
    sendBack: standing.sendBackCrippled ? sentBack(question) : [],
    enter: enter.map((one) => one.unit),
  };
}

function sentBack({ own, allowance }: Question): readonly OwnPiece['unit'][] {
  const crippled = own.filter(isCrippledShip);
  const going: OwnPiece['unit'][] = [];
  let left = allowance;
  for (const one of sortBy(crippled, (a, b) => b.cost - a.cost)) {
    if (one.cc > left) continue;
    left -= one.cc;
    going.push(one.unit);
  }
  return going;
}
