import { cite } from '#kernel/reasons/cite';
import { mayFight } from '#rules/combat/fighter';
import { defaultFlagship, flagshipCandidates } from '#rules/combat/flagship';
import { overLimit } from '#rules/combat/over-limit';
import {
  type Camp,
  type Fight,
  type Piece,
  enter,
  reinforcementsOf,
  withdraw,
} from './battlefield.ts';
import { namesOf, show, tagOf } from './tags.ts';

const CSC_17 = cite('CSC-17');

/**
 * Names a new flagship when the old one is gone or crippled, and sends back whom it cannot command.
 * @rule CSC-17
 * @ruling One out of the task force, as long as a warship is in it; else one of the reinforcements enters.
 */
export function nameFlagship(fight: Fight, camp: Camp): void {
  const old = camp.flagship;
  if (old?.isAlive === true && old.condition === 'sound') return;
  const chosen = choose(camp);
  if (chosen === old) return;
  if (chosen?.isInForce === false) bringIn(fight, camp, chosen);
  camp.flagship = chosen;
  const leaving = overLimit(camp.force, chosen);
  withdraw(camp, leaving);
  fight.input.sink({
    type: 'FlagshipNamed',
    cite: CSC_17,
    rolls: [],
    side: camp.side,
    flagship: chosen === null ? null : tagOf(camp, chosen),
    sentBack: namesOf(camp, leaving),
  });
}

function choose(camp: Camp): Piece | null {
  const isWarship = (piece: Piece): boolean => piece.kind === 'ship' && !piece.civilian;
  const able = camp.pieces.filter((piece) => piece.isAlive && mayFight(piece));
  const candidates = flagshipCandidates(camp.force.some(isWarship) ? camp.force : able);
  const present = candidates.filter((piece) => piece.isInForce);
  return defaultFlagship(present.length > 0 ? present : candidates) ?? null;
}

function bringIn(fight: Fight, camp: Camp, piece: Piece): void {
  enter(camp, [piece]);
  fight.input.sink({
    type: 'ReinforcementsEntered',
    cite: CSC_17,
    rolls: [],
    side: camp.side,
    entered: show(camp, [piece]),
    reinforcements: reinforcementsOf(camp).length,
  });
}
