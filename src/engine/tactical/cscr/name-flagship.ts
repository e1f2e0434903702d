import { cite } from '#kernel/reasons/cite';
import { mayFight } from '#rules/combat/fighter';
import { defaultFlagship, flagshipCandidates } from '#rules/combat/flagship';
import { overLimit } from '#rules/combat/over-limit';
import {
  type Camp,
  type Fight,
  type Piece,
  enter,
  isHere,
  lead,
  reinforcementsOf,
  withdraw,
} from './battlefield.ts';
import { roomOf } from './room-of.ts';
import { namesOf, show, tagOf } from './tags.ts';

const CSC_17 = cite('CSC-17');

/**
 * Names a new flagship when the old one is gone, crippled or about to retreat, and sends back whom it
 * cannot command. It counts as new in the round that is `since`.
 * @rule CSC-17
 * @ruling One out of the task force, as long as a warship is in it; else one of the reinforcements enters. Who tries to get
 *   away leads on while no other ship or base could: flights lead only among themselves, and would send it out of the fire.
 */
export function nameFlagship(fight: Fight, camp: Camp, since: number): void {
  const old = camp.flagship;
  if (old !== null && isHere(old) && old.condition === 'sound' && !isLeaving(camp, old)) return;
  const isAsBefore = camp.ledAt === camp.changes && camp.retreats.length === 0;
  if (isAsBefore) return;
  const chosen = choose(camp);
  if (chosen === old) camp.ledAt = camp.changes;
  else takeCommand(fight, camp, { chosen, since });
}

/** Puts a flagship in command, and tells so. @rule CSC-17 */
export function takeCommand(
  fight: Fight,
  camp: Camp,
  { chosen, since }: Readonly<{ chosen: Piece | null; since: number }>,
): void {
  if (chosen?.isInForce === false) bringIn(fight, camp, chosen);
  lead(camp, chosen);
  camp.flagshipSince = since;
  const leaving = overLimit(camp.force, chosen, camp.terms, roomOf(camp));
  withdraw(camp, leaving);
  const flagship = chosen === null ? null : tagOf(camp, chosen);
  const sentBack = namesOf(camp, leaving);
  fight.tell?.({
    type: 'FlagshipNamed',
    cite: CSC_17,
    rolls: [],
    side: camp.side,
    flagship,
    sentBack,
  });
}

/** Whether a unit tries to get away in this round. @rule CSC-12 */
const isLeaving = ({ retreats }: Camp, piece: Piece): boolean =>
  retreats.length > 0 &&
  retreats.some(({ leader, along }) => leader === piece || along.includes(piece));

function choose(camp: Camp): Piece | null {
  // Mostly nobody leaves, and a warship is in it: then nobody else is asked.
  const present = camp.retreats.length === 0 ? ableOf(camp, isIn) : NOBODY;
  if (present.some(isWarship))
    return defaultFlagship(flagshipCandidates(present, camp.terms)) ?? null;
  return chooseOfAll(camp);
}

const NOBODY: readonly Piece[] = [];
const isIn = ({ isInForce }: Piece): boolean => isInForce;
const isWarship = ({ kind, civilian }: Piece): boolean => kind === 'ship' && !civilian;
const isFighting = (piece: Piece): boolean => isWarship(piece) || piece.kind === 'base';

/** Units of a camp that could be in a task force, in the order of the camp. */
const ableOf = (camp: Camp, isAsked: (piece: Piece) => boolean): readonly Piece[] =>
  camp.pieces.filter((piece) => isAsked(piece) && isHere(piece) && mayFight(piece, camp.terms));

function chooseOfAll(camp: Camp): Piece | null {
  const able = ableOf(camp, () => true);
  const staying = able.filter((piece) => !isLeaving(camp, piece));
  const hasLeader = staying.some(isFighting) || !able.some(isFighting);
  const pool = hasLeader && staying.length > 0 ? staying : able;
  const present = pool.filter(isIn);
  const candidates = flagshipCandidates(present.some(isWarship) ? present : pool, camp.terms);
  const leading = candidates.filter(isIn);
  return defaultFlagship(leading.length > 0 ? leading : candidates) ?? null;
}

function bringIn(fight: Fight, camp: Camp, piece: Piece): void {
  enter(camp, [piece]);
  const entered = show(camp, [piece]);
  fight.tell?.({
    type: 'ReinforcementsEntered',
    cite: CSC_17,
    rolls: [],
    side: camp.side,
    entered,
    reinforcements: reinforcementsOf(camp).length,
  });
}
