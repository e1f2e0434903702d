import type { BattleSide } from '#model/battle/setup';
import type { FireRow } from '#rules/combat/fire-table';
import type { Fight } from './battlefield.ts';
import {
  type CampAt,
  type Position,
  type Positions,
  findPosition,
  positionOf,
  takeUp,
} from './positions.ts';
import type { Settling } from './settling-in.ts';
import type { Step } from './step.ts';

/** How often a position may lead to something new before that is noted. */
const PATIENCE = 1;

export type Alone = NonNullable<Step['alone']>;

/** A fight in which the positions of both sides decide all but the dice of fire, and what has been seen of it. */
export type Seen = {
  readonly fight: Fight;
  readonly row: FireRow;
  /** What a side does by itself before the fire of a round, and after it. */
  readonly before: readonly Alone[];
  readonly after: readonly Alone[];
  /** Whether missions may be given, and orders for the fire. */
  readonly hasMissions: boolean;
  readonly hasFireOrders: boolean;
  /** Electronic warfare of both sides; null: there is none. */
  readonly wage: Settling | null;
  positions: Positions;
};
export type Known = Seen & Readonly<Record<BattleSide, Half>>;

/** One side of it. */
export type Half = CampAt & {
  /** Its position before the first round, and when it fires first. */
  start: Position;
  first: Position;
  /** The position that its units are in; null: no known one. */
  units: Position | null;
  /** Whether the enemy singles out other units in the last round than before. */
  readonly isAimedAtLast: boolean;
};

/** Whether a position has led to something new often enough to be noted. */
export function isWorthNoting(from: Position): boolean {
  from.missed += 1;
  return from.missed > PATIENCE;
}

/** Puts the units into a position, unless they are in it already. */
export function putInto(half: Half, position: Position): void {
  if (half.units === position) return;
  takeUp(position);
  half.units = position;
}

/** The position of the units, if it is known. */
export function findUnits({ positions }: Known, half: Half): Position | null {
  half.units = findPosition(positions, half.camp);
  return half.units;
}

/** The position of the units. */
export function noteUnits({ positions, row }: Known, half: Half): Position {
  half.units = positionOf(positions, row, half.camp);
  return half.units;
}
