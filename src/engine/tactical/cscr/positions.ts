import type { BattleSide } from '#model/battle/setup';
import { MISSIONS } from '#model/battle/round-orders';
import { mayFight } from '#rules/combat/fighter';
import type { FireRow } from '#rules/combat/fire-table';
import { type Camp, type Left, type Look, type Piece, isHere, leftOf } from './battlefield.ts';
import { type Force, forceOf, lookNow, putBackHurt, putForceBack } from './keep.ts';
import { firingIn, hasTarget } from './steps/fire.ts';
import { mayWage } from './steps/wage-electronic-warfare.ts';

/**
 * Everything about one side that can change where its steps roll no dice but those of fire, and what became of it from there. The steps
 * find that once: from the same position it becomes the same each time.
 */
export type Position = {
  readonly camp: Camp;
  /** How its units look, in their order. */
  readonly looks: readonly Look[];
  readonly force: Force;
  /** What it fires with. */
  readonly total: number;
  readonly isTarget: boolean;
  readonly left: Left;
  /** Whether it can put anybody into its task force. */
  readonly isAble: boolean;
  /** Whether it has functions for electronic warfare and would use them. */
  readonly wages: boolean;
  /** The units that have a fate. */
  readonly fallen: readonly Look[];
  /** What each damage does to it, as far as that is known; null: none is. */
  hits: Hit[] | null;
  /** The same in a last round for which its enemy has chosen targets. */
  lastHits: Hit[] | null;
  /** Its position when the next round's fire begins, against an enemy with a task force and without one; null: not known yet. */
  next: Position | null;
  nextUnfaced: Position | null;
  /** The positions of both sides after electronic warfare against an enemy in a position. */
  waged: Map<Position, Waged> | null;
  /** How often what became of it was not known. */
  missed: number;
  /** Another with the same sum. */
  readonly other: Position | null;
};

/** The positions of both sides once each has spent its functions. */
export type Waged = Readonly<Record<BattleSide, Position>>;

/** A side in the position that it is in; null: as its units are. */
export type CampAt = { readonly camp: Camp; at: Position | null };

/** What a damage does; where luck is asked and has not spoken so yet, it is null. */
export type Hit = {
  readonly asksLuck: boolean;
  lucky: Position | null;
  plain: Position | null;
};

/** All positions of a fight that are known. */
export type Positions = {
  readonly bySum: Map<number, Position>;
  /** For each unit, by what was done to it. */
  readonly looks: Readonly<Record<BattleSide, Map<number, Look>[]>>;
  /** Each list of effects of electronic warfare that was seen, by its words. */
  readonly effects: Map<string, number>;
  /** How many values may still be noted. */
  room: number;
};

/** How many values an object has beside those of its list. */
const POSITION_SIZE = 50;
const LOOK_SIZE = 70;
const WAGED_SIZE = 10;

export const noPositions = (room: number): Positions => ({
  bySum: new Map(),
  looks: { attacker: [], defender: [] },
  effects: new Map(),
  room,
});

/** The position of a side now, if it is known. */
export function findPosition(positions: Positions, camp: Camp): Position | null {
  return found(positions.bySum.get(sumOf(positions, camp)) ?? null, camp);
}

function found(first: Position | null, camp: Camp): Position | null {
  for (let known = first; known !== null; known = known.other) {
    if (isAsNow(known, camp)) return known;
  }
  return null;
}

/** The position of a side now; one that is new is noted. */
export function positionOf(positions: Positions, row: FireRow, camp: Camp): Position {
  const sum = sumOf(positions, camp);
  const first = positions.bySum.get(sum) ?? null;
  const known = found(first, camp);
  if (known !== null) return known;
  const looks: Look[] = [];
  for (const { look } of camp.pieces) if (look !== null) looks.push(look);
  positions.room -= POSITION_SIZE + looks.length;
  const position: Position = {
    camp,
    looks,
    force: forceOf(camp),
    total: firingIn(camp, row),
    isTarget: hasTarget(camp, row.targets),
    left: leftOf(camp),
    isAble: isAble(camp),
    wages: mayWage(camp),
    fallen: looks.filter(({ fates }) => fates !== 0),
    hits: null,
    lastHits: null,
    next: null,
    nextUnfaced: null,
    waged: null,
    missed: 0,
    other: first,
  };
  positions.bySum.set(sum, position);
  return position;
}

/** Whether a side can put anybody into its task force. @rule CSC-1 */
export function isAble({ pieces, terms }: Camp): boolean {
  for (const piece of pieces) if (isHere(piece) && mayFight(piece, terms)) return true;
  return false;
}

/** Notes the positions of both sides after electronic warfare. */
export function noteWaged(positions: Positions, from: Waged, to: Waged): void {
  from.attacker.waged ??= new Map();
  from.attacker.waged.set(from.defender, to);
  positions.room -= WAGED_SIZE;
}

/** Of how all look, and in which order the task force is. */
function sumOf(positions: Positions, { pieces, force }: Camp): number {
  let sum = 0;
  for (const piece of pieces) sum += (piece.look ??= lookOf(positions, piece)).sum;
  for (const { place } of force) sum = mixed(sum, place);
  return sum | 0;
}

const mixed = (sum: number, mark: number): number => {
  const mixing = Math.imul(sum ^ (sum >>> 15) ^ mark, 0x2c1b3c6d);
  return Math.imul(mixing ^ (mixing >>> 12), 0x297a2d39);
};

function lookOf(positions: Positions, piece: Piece): Look {
  const mark = markOf(positions, piece);
  const all = (positions.looks[piece.side][piece.place] ??= new Map<number, Look>());
  const known = all.get(mark);
  if (known !== undefined) return known;
  const side = piece.side === 'attacker' ? 1 : 2;
  const sum = mixed(side + 2 * piece.place, mark);
  const look = lookNow(piece, sum);
  all.set(mark, look);
  positions.room -= LOOK_SIZE;
  return look;
}

/** All of a unit that steps without dice and fire can change, as one number. */
function markOf(positions: Positions, piece: Piece): number {
  const { condition, isAlive, isInForce, isFlagship, isHiding, mission } = piece;
  let mark = 0;
  if (condition === 'crippled') mark += 1;
  if (isAlive) mark += 2;
  if (isInForce) mark += 4;
  if (isFlagship) mark += 8;
  if (isHiding) mark += 16;
  if (mission !== null) mark += 32 * (1 + MISSIONS.indexOf(mission));
  mark += 256 * piece.tagNumber;
  return piece.effects.length === 0 ? mark : mark + EFFECTS_MARK * effectsOf(positions, piece);
}

/** Beyond every mark without effects. */
const EFFECTS_MARK = 0x1_0000_0000;

/** The number of a list of effects: of the first 1, of the next 2. */
function effectsOf({ effects: all }: Positions, { effects }: Piece): number {
  const words = effects.join();
  const number = all.get(words) ?? all.size + 1;
  all.set(words, number);
  return number;
}

function isAsNow(known: Position, camp: Camp): boolean {
  const { looks } = known;
  let at = 0;
  for (const { look } of camp.pieces) {
    if (looks[at] !== look) return false;
    at += 1;
  }
  return isSame(known.force.force, camp.force);
}

function isSame(some: readonly Piece[], others: readonly Piece[]): boolean {
  if (some.length !== others.length) return false;
  for (let at = 0; at < some.length; at += 1) if (some[at] !== others[at]) return false;
  return true;
}

/** Puts the units of a side in a position. */
export function takeUp({ camp, looks, force }: Position): void {
  let at = 0;
  for (const piece of camp.pieces) {
    const look = looks[at];
    at += 1;
    if (look === undefined || piece.look === look) continue;
    putBackHurt(piece, look);
  }
  putForceBack(camp, force);
}
