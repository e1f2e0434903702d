import type { BattleSide, Combatant } from '#model/battle/setup';
import type { DesignId, EmpireId, TagId, UnitId } from '#model/campaign/ids';
import type { AnswerOf } from '#model/decisions/decision';
import type { StandingOrders } from '#model/forces/standing-orders';
import type { UnitCondition, UnitKind, UnitStatus } from '#model/forces/unit';
import { type DamageTarget } from '#rules/combat/assign-damage';
import { currentStats } from '#rules/combat/current-stats';
import { stepsLeft } from '#rules/combat/fighter';
import type { BattleInput } from '#engine/tactical/contract';

// The state of one fight. It is private to the engine and changes in place: a fight must be cheap
// enough to be fought thousands of times for odds.

/** One unit in the fight, with its values of the moment. */
export type Piece = {
  readonly combatant: Combatant;
  readonly side: BattleSide;
  readonly unit: UnitId;
  readonly owner: EmpireId;
  readonly carrier: UnitId | null;
  readonly design: DesignId;
  readonly name: string;
  readonly kind: UnitKind;
  readonly civilian: boolean;
  readonly status: UnitStatus;
  readonly dv: number;
  readonly cv: number;
  readonly cr: number;
  readonly cc: number;
  readonly cost: number;
  condition: UnitCondition;
  as: number;
  af: number;
  isAlive: boolean;
  /** In the task force; else in the reinforcements. */
  isInForce: boolean;
  /** Null until the enemy has seen it. */
  tag: TagId | null;
  /** The number in its tag: an order that the enemy may know. */
  tagNumber: number;
};

/** One side of the fight. */
export type Camp = {
  readonly side: BattleSide;
  readonly leader: EmpireId;
  readonly standing: StandingOrders;
  readonly pieces: readonly Piece[];
  /** The task force; only living units. */
  force: readonly Piece[];
  flagship: Piece | null;
  /** The readiness it rolled. */
  readiness: number;
  tags: number;
  /** What it said for the fire of this round. */
  orders: AnswerOf<'fire'>;
};

export type Fight = {
  readonly input: BattleInput;
  readonly camps: Readonly<Record<BattleSide, Camp>>;
  length: number;
  round: number;
};

/** A unit as damage sees it. */
export type PieceTarget = DamageTarget & Readonly<{ piece: Piece }>;

export const NO_FIRE_ORDERS: AnswerOf<'fire'> = { kind: 'fire', direct: [], spare: [] };

/** Living units that are not in the task force. */
export function reinforcementsOf(camp: Camp): readonly Piece[] {
  return camp.pieces.filter((piece) => piece.isAlive && !piece.isInForce);
}

export function hasAnybodyLeft(camp: Camp): boolean {
  return camp.pieces.some((piece) => piece.isAlive);
}

/** Whether the fight has run its length, or one side has nothing left. @rule CSC-13 */
export function isOver({ camps, round, length }: Fight): boolean {
  return round >= length || !hasAnybodyLeft(camps.attacker) || !hasAnybodyLeft(camps.defender);
}

export function targetsOf(camp: Camp, pieces: readonly Piece[]): readonly PieceTarget[] {
  return pieces.map((piece) => ({
    piece,
    dv: piece.dv,
    cost: piece.cost,
    steps: stepsLeft(piece),
    isFlagship: piece === camp.flagship,
  }));
}

/** Puts a unit into a condition, with the values that go with it. */
export function leave(piece: Piece, condition: UnitCondition): void {
  const { as, af } = currentStats({ ...piece.combatant, condition });
  piece.condition = condition;
  piece.as = as;
  piece.af = af;
}

/** Puts units into the task force. */
export function enter(camp: Camp, pieces: readonly Piece[]): void {
  for (const piece of pieces) piece.isInForce = true;
  camp.force = [...camp.force, ...pieces];
}

/** Takes units out of the task force, living or not. */
export function withdraw(camp: Camp, pieces: readonly Piece[]): void {
  for (const piece of pieces) piece.isInForce = false;
  camp.force = camp.force.filter((piece) => piece.isInForce);
}
