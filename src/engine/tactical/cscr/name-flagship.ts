import { cite } from '#kernel/reasons/cite';
import { mayFight } from '#rules/combat/fighter';
import { byLead, defaultFlagship, flagshipCandidates } from '#rules/combat/flagship';
import {
  type Camp,
  type Fight,
  type Piece,
  derivedOf,
  isHere,
  reinforcementsOf,
} from './battlefield.ts';
import { enter, lead, withdraw } from './change.ts';
import { leavingIn } from './leaving-in.ts';
import { overLimitOf } from './room-of.ts';
import { namesOf, show, tagOf } from './tags.ts';

const CSC_17 = cite('CSC-17');

/**
 * Names a new flagship when the old one is gone, crippled or about to retreat, and sends back the units that it cannot command. It counts as
 * new in the round `since`.
 * @rule CSC-17
 * @ruling The new flagship is a unit of the task force, as long as a warship is in it; else one of the reinforcements enters. A flagship that
 *   tries to retreat stays in command while no other ship or base can lead. Flights lead only among themselves, and would send it back.
 */
export function nameFlagship(fight: Fight, camp: Camp, since: number): void {
  const old = camp.flagship;
  if (old !== null && isHere(old) && old.condition === 'sound' && !leavingIn(camp).includes(old))
    return;
  const mayLeave = camp.retreats.length > 0;
  if (derivedOf(camp).isLedBest && !mayLeave) return;
  const chosen = choose(fight, camp);
  if (chosen === old) derivedOf(camp).isLedBest = !mayLeave;
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
  const leaving = overLimitOf(fight, camp);
  withdraw(camp, leaving);
  fight.tell?.({
    type: 'FlagshipNamed',
    cite: CSC_17,
    rolls: [],
    side: camp.side,
    flagship: chosen === null ? null : tagOf(camp, chosen),
    sentBack: namesOf(camp, leaving),
  });
}

function choose(fight: Fight, camp: Camp): Piece | null {
  return chooseInForce(fight, camp) ?? chooseOfAll(camp);
}

/** The warship in the task force that leads by default; null: there is none, or more has to be weighed. */
function chooseInForce({ brings }: Fight, camp: Camp): Piece | null {
  const { terms } = camp;
  if (camp.retreats.length > 0 || (terms.mayBaseLead && brings.kinds.has('base'))) return null;
  // Prizes come last, whenever they came.
  if (brings.traits.boards > 0) return null;
  let best: Piece | null = null;
  for (const piece of camp.force) {
    if (!isWarship(piece) || !mayFight(piece, terms)) continue;
    if (best === null || isBefore(piece, best)) best = piece;
  }
  return best;
}

/** Of equals the one that came first. */
function isBefore(a: Piece, b: Piece): boolean {
  const order = byLead(a, b);
  return order === 0 ? a.place < b.place : order < 0;
}

const isIn = ({ isInForce }: Piece): boolean => isInForce;
const isWarship = ({ kind, civilian }: Piece): boolean => kind === 'ship' && !civilian;
const isFighting = (piece: Piece): boolean => isWarship(piece) || piece.kind === 'base';

function chooseOfAll(camp: Camp): Piece | null {
  const able = camp.pieces.filter((piece) => isHere(piece) && mayFight(piece, camp.terms));
  const leaving = leavingIn(camp);
  const staying = able.filter((piece) => !leaving.includes(piece));
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
