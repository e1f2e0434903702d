import type { BattleSide } from '#model/battle/setup';
import type { FireRow } from '#rules/combat/fire-table';
import { type Camp, type Left, type Look, type Piece, leftOf } from './battlefield.ts';
import { fatesOf } from './fates-of.ts';
import { type Force, forceOf, putBackHurt, putForceBack } from './keep.ts';
import { firingIn, hasTarget } from './steps/fire.ts';

/**
 * How one side stands, where nothing but fire changes anything. What becomes of it from there, the steps have found when it first came to
 * that: it becomes the same each time.
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
  /** Of whom something has become. */
  readonly fallen: readonly Look[];
  /** What each damage does to it, as far as that is known; null: of none it is. */
  hits: Hit[] | null;
  /** How it stands when it fires again; null: that is not known yet. */
  next: Position | null;
  /** How often what became of it was not known. */
  missed: number;
  /** Another with the same sum. */
  readonly other: Position | null;
};

/** A side in the position that it is in; null: as its units stand. */
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
  /** How many values may still be noted. */
  room: number;
};

/** So many values an object has beside those of its list. */
const POSITION_SIZE = 40;
const LOOK_SIZE = 70;

export const noPositions = (room: number): Positions => ({
  bySum: new Map(),
  looks: { attacker: [], defender: [] },
  room,
});

/** How a side stands now. */
export function positionOf(positions: Positions, row: FireRow, camp: Camp): Position {
  const sum = sumOf(positions, camp);
  const first = positions.bySum.get(sum) ?? null;
  for (let known = first; known !== null; known = known.other) {
    if (isAsNow(known, camp)) return known;
  }
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
    fallen: looks.filter(({ fates }) => fates !== 0),
    hits: null,
    next: null,
    missed: 0,
    other: first,
  };
  positions.bySum.set(sum, position);
  return position;
}

/** Of how all look, and in which order the task force stands. */
function sumOf(positions: Positions, { side, pieces, force }: Camp): number {
  let sum = side === 'attacker' ? 1 : 2;
  for (const piece of pieces) sum += (piece.look ??= lookOf(positions, piece)).sum;
  for (const { place } of force) sum = mixed(sum, place);
  return sum | 0;
}

const mixed = (sum: number, mark: number): number => {
  const mixing = Math.imul(sum ^ (sum >>> 15) ^ mark, 0x2c1b3c6d);
  return Math.imul(mixing ^ (mixing >>> 12), 0x297a2d39);
};

function lookOf(positions: Positions, piece: Piece): Look {
  const mark = markOf(piece);
  const all = (positions.looks[piece.side][piece.place] ??= new Map<number, Look>());
  const known = all.get(mark);
  if (known !== undefined) return known;
  const look = { sum: mixed(piece.place, mark), now: { ...piece }, fates: fatesOf(piece) };
  all.set(mark, look);
  positions.room -= LOOK_SIZE;
  return look;
}

function markOf({ condition, isAlive, isInForce, isFlagship, tagNumber }: Piece): number {
  let mark = tagNumber * 16;
  if (condition === 'crippled') mark += 1;
  if (isAlive) mark += 2;
  if (isInForce) mark += 4;
  if (isFlagship) mark += 8;
  return mark;
}

function isAsNow(known: Position, camp: Camp): boolean {
  if (known.camp !== camp) return false;
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

/** Puts a side as it stands in a position. */
export function takeUp({ camp, looks, force }: Position): void {
  let at = 0;
  for (const piece of camp.pieces) {
    const look = looks[at];
    at += 1;
    if (look === undefined || piece.look === look) continue;
    putBackHurt(piece, look.now);
    piece.look = look;
  }
  putForceBack(camp, force);
}
