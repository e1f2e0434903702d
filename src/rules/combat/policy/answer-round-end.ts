import { sortBy } from '#kernel/collections/sort-by';
import { unique } from '#kernel/collections/unique';
import type { AnswerOf, DecisionOf, OwnPiece } from '#model/decisions/decision';
import { RELIEVED, type StandingOrders } from '#model/forces/standing-orders';
import { bySoundness, byStrength } from '#rules/combat/fighter';
import { inRoles, type Own } from './in-roles.ts';

type Told = Pick<StandingOrders, 'sendBackCrippled' | 'enterFirst' | 'holdBack'>;

/** The parts of the question that the standing orders use. */
type Question = Pick<DecisionOf<'round-end'>, 'own' | 'allowance'> &
  Readonly<{ reinforcements: readonly Own[] }>;

/** Whether the answer sends nobody back. @rule ENC-5 */
export const sendsNobodyBack = (
  own: readonly Pick<OwnPiece, 'kind' | 'condition'>[],
  { sendBackCrippled }: Pick<StandingOrders, 'sendBackCrippled'>,
): boolean => sendBackCrippled === false || !own.some(isCrippledShip);

const isCrippledShip = ({ kind, condition }: Pick<OwnPiece, 'kind' | 'condition'>): boolean =>
  kind === 'ship' && condition === 'crippled';

/**
 * If so ordered, crippled ships go back, the most expensive first, as far as the flagship can send them. Reinforcements enter in the order
 * that the standing orders prefer, then the sound and strong ones; units that are held back enter last.
 * @rule CSC-13 @rule ENC-5
 */
export function answerRoundEnd(
  question: Question,
  { sendBackCrippled, enterFirst, holdBack }: Told,
): AnswerOf<'round-end'> {
  const waiting = sortBy(
    question.reinforcements.filter((one) => !one.civilian),
    bySoundness,
    byStrength,
  );
  const held = inRoles(waiting, holdBack);
  const free = waiting.filter((one) => !held.includes(one));
  const enter = unique([...inRoles(free, enterFirst), ...free, ...waiting]);
  return {
    kind: 'round-end',
    sendBack: sentBackBy(question, sendBackCrippled),
    enter: enter.map((one) => one.unit),
  };
}

/** All units that the flagship can send back, none, or as many as there are sound ships to replace them. */
function sentBackBy(
  question: Question,
  wish: StandingOrders['sendBackCrippled'],
): readonly OwnPiece['unit'][] {
  if (wish === false) return [];
  const all = sentBack(question);
  return wish === RELIEVED ? all.slice(0, question.reinforcements.filter(relieves).length) : all;
}

/** Whether a unit that waits takes the place of a crippled ship. @rule CSC-13 @rule ENC-5 */
export const relieves = ({
  kind,
  condition,
  civilian,
}: Pick<OwnPiece, 'kind' | 'condition' | 'civilian'>): boolean =>
  kind === 'ship' && condition === 'sound' && !civilian;

/**
 * Crippled ships, the dearest first, as far as their flagship can send them.
 * @rule CSC-13 @rule ENC-5
 * @ruling Standing orders don't send back a crippled ship with CV while any flight of the task force can still fire, because its flights
 *   would have to go with it.
 */
export function sentBack({
  own,
  allowance,
}: Pick<Question, 'own' | 'allowance'>): readonly OwnPiece['unit'][] {
  const fly = own.some(({ kind, condition }) => kind === 'flight' && condition === 'sound');
  const crippled = own.filter((one) => isCrippledShip(one) && !(fly && one.cv > 0));
  const going: OwnPiece['unit'][] = [];
  let left = allowance;
  for (const one of sortBy(crippled, (a, b) => b.cost - a.cost)) {
    if (one.cc > left) continue;
    left -= one.cc;
    going.push(one.unit);
  }
  return going;
}
