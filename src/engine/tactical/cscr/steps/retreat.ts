import { cite } from '#kernel/reasons/cite';
import { ledgerTotal } from '#kernel/reasons/ledger';
import { BATTLE_SIDES } from '#model/battle/setup';
import type { BattleEventOf } from '#model/battle/battle-event';
import type { LaneId } from '#model/campaign/ids';
import { retreatsAlone, takesAlong } from '#rules/combat/may-retreat';
import { AWAY_FROM, retreatModifiers } from '#rules/combat/retreat-modifiers';
import {
  type Camp,
  type Fight,
  type Piece,
  type Retreat,
  haveHabit,
  isHere,
} from '#engine/tactical/cscr/battlefield';
import { change, leave, lose, withdraw } from '#engine/tactical/cscr/change';
import { type Throw, rollInRound } from '#engine/tactical/cscr/roll';
import type { Step } from '#engine/tactical/cscr/step';
import { byTag, tagOf } from '#engine/tactical/cscr/tags';

const CSC_12 = cite('CSC-12');
const RETREAT: Throw = { spec: { count: 1, faces: 6 }, kind: 'retreat', cite: CSC_12 };

type Hurt = BattleEventOf<'RetreatRolled'>['hurt'];

/** Those who were told to get away try it, after the fire. @rule CSC-12 */
export const retreat: Step = {
  id: 'retreat',
  when: 'round',
  isIdle: (fight) => haveHabit(fight, 'command'),
  run: retreatAll,
};

function retreatAll(fight: Fight): void {
  for (const side of BATTLE_SIDES) {
    const camp = fight.camps[side];
    if (camp.retreats.length === 0) continue;
    for (const one of camp.retreats) tryRetreat(fight, camp, one);
    camp.retreats = [];
  }
}

/**
 * One roll for a leader and the units it takes along: all get away, or all are damaged.
 * @rule CSC-12
 * @ruling Only the leader’s modifiers count for the roll. A leader that was crippled in this round takes nobody along, and the units that it
 *   would have taken stay.
 * @ruling OPT-2 Where retreat takes jump engines, a leader that was crippled in this round stays too, without a roll.
 */
function tryRetreat(fight: Fight, camp: Camp, { leader, along, lane }: Retreat): void {
  const { input } = fight;
  if (!isHere(leader) || !retreatsAlone(leader, input.rules)) return;
  const way = input.setup.sides[camp.side].waysOut.find((one) => one.lane === lane);
  if (way === undefined) return;
  const others = takesAlong(leader) > 0 ? byTag(along.filter(isHere)) : [];
  const group = [leader, ...others];
  const modifiers = retreatModifiers(leader, way.class);
  const rolled = rollInRound(fight, RETREAT, camp.side, 'retreat');
  const total = rolled.total + ledgerTotal(modifiers);
  const isAway = total >= AWAY_FROM;
  const hurt = isAway ? [] : group.map((piece) => damage(fight, camp, piece));
  if (isAway) for (const piece of group) getAway(fight, piece, lane);
  const units = group.map((piece) => ({ unit: piece.unit, tag: tagOf(camp, piece) }));
  fight.tell?.({
    type: 'RetreatRolled',
    cite: CSC_12,
    rolls: rolled.ids,
    side: camp.side,
    units,
    lane,
    roll: rolled.total,
    modifiers,
    total,
    hurt,
  });
}

/** Gone with all that is based on it. @rule CSC-12 */
function getAway(fight: Fight, piece: Piece, lane: LaneId): void {
  const gone = [piece, ...piece.based.filter(isHere)];
  for (const one of gone) change(fight, one, { awayBy: lane });
  withdraw(fight.camps[piece.side], gone);
}

function damage(fight: Fight, camp: Camp, piece: Piece): Hurt[number] {
  const isDestroyed = piece.steps === 1;
  if (isDestroyed) {
    lose(fight, piece);
    withdraw(camp, [piece]);
  } else leave(fight, piece, 'crippled');
  const result = isDestroyed ? 'destroyed' : 'crippled';
  return { unit: piece.unit, tag: tagOf(camp, piece), result };
}
