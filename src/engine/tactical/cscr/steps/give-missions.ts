import { once } from '#kernel/collections/once';
import { cite } from '#kernel/reasons/cite';
import { BATTLE_SIDES, otherSide } from '#model/battle/setup';
import type { AnswerOf, Decision } from '#model/decisions/decision';
import { canCommand } from '#rules/combat/flagship';
import { mayHaveMission } from '#rules/combat/may-have-mission';
import { missionPoints } from '#rules/combat/mission-points';
import { orderCost } from '#rules/combat/order-cost';
import { answerMissions, givesNothing } from '#rules/combat/policy/answer-missions';
import {
  type Choice,
  choosing,
  commonOf,
  piecesToShow,
  pricedPieces,
} from '#engine/tactical/cscr/ask-camps';
import {
  type Camp,
  type Fight,
  type Piece,
  freeIn,
  haveHabit,
} from '#engine/tactical/cscr/battlefield';
import { boost, boostersIn, mayBoost } from '#engine/tactical/cscr/boost';
import { cloak, cloakersIn } from '#engine/tactical/cscr/cloak';
import { change } from '#engine/tactical/cscr/change';
import { NO_MISSIONS } from '#engine/tactical/cscr/habits';
import { hide, hidersIn } from '#engine/tactical/cscr/hide';
import { ratingNow } from '#engine/tactical/cscr/rating-now';
import { enemyToShow } from '#engine/tactical/cscr/show-enemy';
import type { Facing, Step } from '#engine/tactical/cscr/step';
import { byTag, tagOf } from '#engine/tactical/cscr/tags';

const CSC_6 = cite('CSC-6');

type Missions = AnswerOf<'missions'>;

/** Both sides give missions for the round, and say who hides, who cloaks and who gives up cover for fire, neither knowing of the other’s. @rule CSC-6 @rule CSC-17 @rule MAP-8 @rule ABL-3 */
export const giveMissions: Step = choosing({
  id: 'give-missions',
  when: 'round',
  kind: 'missions',
  about: choiceOf,
  isIdle: (fight) => haveHabit(fight, 'missions') && !mayBoost(fight.brings),
  unseen: (_, { habits }) => habits.missions,
  alone: (fight, camp, { round, facing }) => {
    const said = camp.habits.missions ?? standingOf(offersOf(fight, camp, round), camp, facing);
    obey(fight, camp, said, round);
  },
  obey: (fight, said) => {
    for (const side of BATTLE_SIDES) obey(fight, fight.camps[side], said[side], fight.round);
  },
});

function obey(fight: Fight, camp: Camp, said: Missions, round: number): void {
  giveIn(fight, camp, said, round);
  hide(fight, camp, said.hide ?? []);
  cloak(fight, camp, said.cloak ?? []);
  boost(fight, camp, said);
}

/** A flagship that cannot command, or is held, has no points. @rule CSC-17 */
function pointsOf(camp: Camp, round: number): number {
  if (!canCommand(camp.flagship) || camp.flagship.isHeld) return 0;
  return missionPoints(ratingNow(camp), camp.flagshipSince === round);
}

/** What a side can give its missions to, and with how many points; each part is worked out if somebody wants it. */
const offersOf = (fight: Fight, camp: Camp, round: number) => ({
  points: once(() => pointsOf(camp, round)),
  own: once(() => pricedPieces(fight, freeIn(camp).filter(mayHaveMission))),
  hiders: once(() => hidersIn(fight, camp)),
  boosters: once(() => boostersIn(fight, camp)),
});

/** What the standing orders say; of the enemy they read only the kinds of its units. */
function standingOf(
  { own, points, hiders, boosters }: ReturnType<typeof offersOf>,
  { standing }: Camp,
  facing: Facing,
): Missions {
  if (givesNothing(standing)) return NO_MISSIONS;
  const question = { own: own(), points: points(), hiders: hiders(), boosters: boosters() };
  return answerMissions({ ...question, enemy: facing }, standing);
}

function choiceOf(fight: Fight, camp: Camp): Choice<Missions> {
  const { round, input, camps } = fight;
  const enemy = camps[otherSide(camp.side)];
  const offers = offersOf(fight, camp, round);
  const { points, own, hiders, boosters } = offers;
  const cloakers = once(() => cloakersIn(fight, camp));
  const decision = (): Decision => ({
    kind: 'missions',
    ...commonOf(fight, camp, `missions/${String(round)}`),
    cite: CSC_6,
    battle: input.setup.id,
    round,
    own: piecesToShow(own()),
    enemy: enemyToShow(fight, camp, enemy),
    points: points(),
    ...(hiders().length === 0 ? {} : { hiders: piecesToShow(hiders()) }),
    ...(cloakers().length === 0 ? {} : { cloakers: piecesToShow(cloakers()) }),
    ...(boosters().length === 0 ? {} : { boosters: boosters() }),
  });
  const standing = (): Missions => standingOf(offers, camp, freeIn(enemy));
  const canSay = (): boolean =>
    hiders().length + cloakers().length + boosters().length > 0 ||
    own().some(({ cc }) => cc <= points());
  return { decision, standing, isOpen: () => enemy.force.length > 0 && canSay() };
}

function giveIn(fight: Fight, camp: Camp, { missions }: Missions, round: number): void {
  if (missions.length === 0) return;
  const points = pointsOf(camp, round);
  let left = points;
  const told: Piece[] = [];
  const free = freeIn(camp);
  for (const { unit, mission } of missions) {
    const piece = free.find((one) => one.unit === unit);
    if (piece === undefined || !mayHaveMission(piece) || piece.mission !== null) continue;
    const cost = orderCost(piece, fight.weather.ccFactor);
    if (cost > left) continue;
    left -= cost;
    change(fight, piece, { mission });
    told.push(piece);
  }
  if (told.length === 0) return;
  const given = byTag(told).flatMap((piece) =>
    piece.mission === null
      ? []
      : [{ unit: piece.unit, tag: tagOf(camp, piece), mission: piece.mission }],
  );
  const common = { cite: CSC_6, rolls: [], side: camp.side };
  fight.tell?.({ type: 'MissionsGiven', ...common, points, given });
}
