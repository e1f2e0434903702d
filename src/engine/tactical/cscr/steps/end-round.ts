import { once } from '#kernel/collections/once';
import { sumOf } from '#kernel/numbers/sum';
import { cite } from '#kernel/reasons/cite';
import { BATTLE_SIDES } from '#model/battle/setup';
import type { AnswerOf, Decision } from '#model/decisions/decision';
import { RELIEVED } from '#model/forces/standing-orders';
import { flightsOf } from '#rules/combat/over-limit';
import {
  answerRoundEnd,
  relieves,
  sendsNobodyBack,
  sentBack,
} from '#rules/combat/policy/answer-round-end';
import { orderCost } from '#rules/combat/order-cost';
import {
  type Choice,
  choosing,
  commonOf,
  named,
  piecesToShow,
  pricedPieces,
} from '#engine/tactical/cscr/ask-camps';
import {
  type Camp,
  type Fight,
  type Piece,
  derivedOf,
  isOver,
} from '#engine/tactical/cscr/battlefield';
import { withdraw } from '#engine/tactical/cscr/change';
import { fillUp, hasRoom } from '#engine/tactical/cscr/fill-up';
import { nameFlagship } from '#engine/tactical/cscr/name-flagship';
import { ratingNow } from '#engine/tactical/cscr/rating-now';
import { reserveOf, waitingIn } from '#engine/tactical/cscr/reserve';
import { overLimitOf } from '#engine/tactical/cscr/room-of';
import type { Step } from '#engine/tactical/cscr/step';
import { namesOf } from '#engine/tactical/cscr/tags';

const CSC_13 = cite('CSC-13');

type Exchange = AnswerOf<'round-end'>;

/**
 * Between two rounds, a lost or crippled flagship is replaced, units are sent back, and reinforcements fill up.
 * @rule CSC-13
 * @ruling The new flagship is named before units are exchanged, because its rating is the limit. A unit that has just been sent back does
 *   not return at once.
 */
export const endRound: Step = choosing({
  id: 'end-round',
  when: 'round',
  kind: 'round-end',
  opens: (fight) => {
    if (isOver(fight)) return false;
    for (const side of BATTLE_SIDES) nameFlagship(fight, fight.camps[side], fight.round + 1);
    return true;
  },
  about: choiceOf,
  unseen: unseenOf,
  alone: (fight, camp, { round }) => {
    nameFlagship(fight, camp, round + 1);
    exchange(fight, camp, unseenOf(fight, camp) ?? choiceOf(fight, camp).standing());
  },
  obey: (fight, said) => {
    for (const side of BATTLE_SIDES) exchange(fight, fight.camps[side], said[side]);
  },
});

/** CC that may be sent back: what the flagship commands, and what others tow. @rule CSC-13 */
const allowanceOf = (camp: Camp): number =>
  camp.flagship === null ? 0 : ratingNow(camp) + sumOf(camp.force, ({ traits }) => traits.tows);

function choiceOf(fight: Fight, camp: Camp): Choice<Exchange> {
  const waiting = once(() => waitingIn(camp));
  const allowance = once(() => allowanceOf(camp));
  const own = once(() => pricedPieces(fight, othersIn(camp)));
  const decision = (): Decision => ({
    kind: 'round-end',
    ...commonOf(fight, camp, `round-end/${String(fight.round)}`),
    cite: CSC_13,
    battle: fight.input.setup.id,
    round: fight.round,
    own: piecesToShow(own()),
    reinforcements: piecesToShow(waiting()),
    allowance: allowance(),
  });
  const standing = (): Exchange =>
    answerRoundEnd(
      { own: own(), reinforcements: waiting(), allowance: allowance() },
      camp.standing,
    );
  const isOpen = (): boolean =>
    own().some((piece) => piece.cc <= allowance()) || mayChooseEntry(fight, camp, waiting());
  return { decision, standing, isOpen };
}

const NO_EXCHANGE: Exchange = { kind: 'round-end', sendBack: [], enter: [] };

/**
 * The answer of the standing orders where it doesn’t depend on the reinforcements, which then enter in the default order. Null: it does
 * depend on them, because the orders name units that enter first or last, or because minefields enter only by an order.
 */
function unseenOf(fight: Fight, camp: Camp): Exchange | null {
  const { sendBackCrippled, enterFirst, holdBack } = camp.standing;
  if (derivedOf(camp).isSettled) return NO_EXCHANGE;
  if (enterFirst.length + holdBack.length > 0 || fight.brings.hasMinefields) return null;
  if (sendsNobodyBack(othersIn(camp), camp.standing)) return NO_EXCHANGE;
  const relief = sendBackCrippled === RELIEVED ? reliefIn(fight, camp) : Infinity;
  if (relief === 0) return NO_EXCHANGE;
  const own = pricedPieces(fight, othersIn(camp));
  const sendBack = sentBack({ own, allowance: allowanceOf(camp) });
  return { kind: 'round-end', sendBack: sendBack.slice(0, relief), enter: [] };
}

/** How many of the reserve take the places of crippled ships. */
function reliefIn(fight: Fight, camp: Camp): number {
  let many = 0;
  for (const piece of reserveOf(fight, camp)) if (relieves(piece)) many += 1;
  return many;
}

/** Exchanges units: some leave and others enter. Does nothing if nothing has changed since the last time that nobody had to move. */
function exchange(fight: Fight, camp: Camp, said: Exchange): void {
  const before = derivedOf(camp);
  if (said === NO_EXCHANGE && before.isSettled) return;
  const gone = sendBack(fight, camp, said);
  fillUp({ fight, camp, gone, asked: said.enter, rule: CSC_13 });
  if (camp.derived === before) before.isSettled = true;
}

const othersIn = ({ force, flagship }: Camp): readonly Piece[] =>
  force.filter((piece) => piece !== flagship);

/** Whether it makes a difference which of the waiting are named first. */
function mayChooseEntry(fight: Fight, camp: Camp, waiting: readonly Piece[]): boolean {
  if (!hasRoom(fight, camp, waiting)) return false;
  return (
    waiting.length > 1 || waiting.some(({ civilian, kind }) => civilian || kind === 'minefield')
  );
}

/** Sends back who was named, as far as the flagship can, with flights that lose their place. @rule CSC-13 */
function sendBack(fight: Fight, camp: Camp, said: Exchange): readonly Piece[] {
  const leaving = said.sendBack.length === 0 ? NOBODY : leavingFrom(fight, camp, said);
  withdraw(camp, leaving);
  const above = overLimitOf(fight, camp);
  withdraw(camp, above);
  if (leaving.length + above.length === 0) return NOBODY;
  const gone = [...leaving, ...above];
  const units = namesOf(camp, gone);
  fight.tell?.({ type: 'UnitsSentBack', cite: CSC_13, rolls: [], side: camp.side, units });
  return gone;
}

const NOBODY: readonly Piece[] = [];

function leavingFrom(fight: Fight, camp: Camp, said: Exchange): readonly Piece[] {
  const others = othersIn(camp);
  let left = allowanceOf(camp);
  const leaving: Piece[] = [];
  for (const piece of named(others, said.sendBack)) {
    const cc = orderCost(piece, fight.weather.ccFactor);
    if (cc > left || leaving.includes(piece)) continue;
    left -= cc;
    leaving.push(piece, ...flightsOf(others, [piece]).filter((one) => !leaving.includes(one)));
  }
  return leaving;
}
