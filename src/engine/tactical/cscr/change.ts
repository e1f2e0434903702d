import { stepsLeft } from '#rules/combat/fighter';
import type { TagId } from '#model/campaign/ids';
import type { UnitCondition } from '#model/forces/unit';
import {
  type Camp,
  type CampTruth,
  type Fight,
  type Open,
  type Piece,
  type UnitTruth,
  type UnitValues,
} from './battlefield.ts';
import { dvOf, gunsOf, lastingOf, statsOf, traitsIn } from './condition.ts';
import { withThoseBack, withoutThoseIn } from './reserve.ts';

// All that a battle changes about its units and about who is where is changed here, so that nothing that was worked out of it is forgotten.

/** Changes the truth about a unit. Its values, and those of what is based on it, are worked out again. @rule CSC-16 */
export function change(fight: Fight, piece: Piece, to: Partial<UnitTruth>): void {
  Object.assign(piece, to);
  changed(fight, piece);
  if (isUnderOrders(piece)) fight.isStirred = true;
}

function changed(fight: Fight, piece: Piece): void {
  refresh(fight, piece);
  for (const based of piece.based) refresh(fight, based);
}

/** Works out a unit's values of the moment: its own, and what its round does to them. @rule CSC-16 */
export function refresh(fight: Fight, piece: Piece): void {
  const camp = fight.camps[piece.side];
  drop(camp, piece);
  if (!piece.isInForce) camp.reserve = null;
  if (!piece.isAlive) return;
  const open: Open<UnitValues> = piece;
  open.nonCombatant = piece.takenFrom !== null || piece.combatant.nonCombatant;
  open.traits = traitsIn(piece);
  const stats = statsOf(fight, piece);
  const guns = gunsOf(fight, piece, stats);
  open.dv = dvOf(piece, stats.dv);
  open.as = piece.isCloaked ? 0 : guns.as;
  open.af = piece.isCloaked ? 0 : guns.af;
  open.cr = stats.cr;
  open.steps = stepsLeft(piece);
}

/** Forgets what was worked out of a unit and of its side. */
function drop(camp: Camp, piece: Piece): void {
  piece.look = null;
  camp.derived = null;
}

/** Whether anything of it may end with the round. */
export const isUnderOrders = (piece: Piece): boolean =>
  piece.mission !== null ||
  piece.ramming !== null ||
  piece.isHeld ||
  piece.isSpent ||
  piece.boosts.length > 0 ||
  piece.isHiding ||
  piece.isCloaked ||
  piece.effects.length > 0;

/** Puts a unit into a condition; a crippled one has no mission any more. @rule CSC-16 */
export function leave(fight: Fight, piece: Open<Piece>, condition: UnitCondition): void {
  piece.condition = condition;
  if (condition === 'crippled') {
    piece.mission = null;
    piece.boosts = lastingOf(piece);
  }
  changed(fight, piece);
}

/** A unit is destroyed, and with it what it gave to those based on it. */
export function lose(fight: Fight, piece: Open<Piece>): void {
  piece.isAlive = false;
  changed(fight, piece);
}

/** Puts units into the task force. */
export function enter(camp: Camp, pieces: readonly Piece[]): void {
  if (pieces.length === 0) return;
  const force = camp.force.slice();
  for (const piece of pieces) {
    drop(camp, piece);
    setInForce(piece, true);
    force.push(piece);
  }
  setForce(camp, force);
  camp.reserve = withoutThoseIn(camp.reserve, pieces.length);
}

/** Takes units out of the task force, living or not. */
export function withdraw(camp: Camp, pieces: readonly Piece[]): void {
  if (pieces.length === 0) return;
  const back: Piece[] = [];
  for (const piece of pieces) {
    drop(camp, piece);
    if (!piece.isInForce) continue;
    setInForce(piece, false);
    back.push(piece);
  }
  if (back.length === 0) return;
  setForce(camp, camp.force.filter(isIn));
  camp.reserve = withThoseBack(camp, back);
}

const isIn = ({ isInForce }: Piece): boolean => isInForce;

function setInForce(piece: Open<Pick<Piece, 'isInForce'>>, isInForce: boolean): void {
  piece.isInForce = isInForce;
}

function setForce(camp: Open<Pick<Camp, 'force'>>, force: readonly Piece[]): void {
  camp.force = force;
}

/** Puts a unit in command, or nobody. @rule CSC-17 */
export function lead(camp: Camp, piece: Piece | null): void {
  setLeading(camp, camp.flagship, false);
  setLeading(camp, piece, true);
  const open: Open<CampTruth> = camp;
  open.flagship = piece;
}

function setLeading(camp: Camp, piece: Piece | null, isFlagship: boolean): void {
  if (piece === null) return;
  drop(camp, piece);
  const open: Open<Pick<Piece, 'isFlagship'>> = piece;
  open.isFlagship = isFlagship;
}

/** Gives a unit the next tag of its side, which is this one. @rule FOG-6 */
export function giveTag(camp: Camp, piece: Piece, tag: TagId): TagId {
  drop(camp, piece);
  const side: Open<CampTruth> = camp;
  side.tags += 1;
  const open: Open<Pick<Piece, 'tag' | 'tagNumber'>> = piece;
  open.tagNumber = camp.tags;
  open.tag = tag;
  return tag;
}

/** Changes who belongs to a side: those who were boarded, or all but the target of a raid and its company. */
export function setPieces(camp: Camp, pieces: readonly Piece[]): void {
  const open: Open<CampTruth> = camp;
  open.pieces = pieces;
  camp.derived = null;
  camp.reserve = null;
}
