import type { OddsDice } from '#kernel/dice/odds-dice';
import type { BattleSide, Combatant, StrikeShape } from '#model/battle/setup';
import type { ElectronicEffect, Gun, Mission } from '#model/battle/round-orders';
import type { DesignId, EmpireId, LaneId, TagId, UnitId } from '#model/campaign/ids';
import type { Boost } from '#model/decisions/specials';
import type { AnswerOf, EnemyPiece } from '#model/decisions/decision';
import type { HullClass } from '#model/forces/design';
import type { StandingOrders } from '#model/forces/standing-orders';
import type { UnitCondition, UnitKind, UnitStatus } from '#model/forces/unit';
import type { Dice } from '#model/rolls/roll-purpose';
import type { BattleTraits } from '#rules/combat/abilities/battle-ability';
import type { DamageWorkspace } from '#rules/combat/assign-damage';
import type { BattleWeather } from '#rules/combat/battle-weather';
import type { Party } from '#rules/combat/fire-table';
import type { Room } from '#rules/combat/room-in';
import type { Scenario, SideTerms } from '#rules/combat/scenarios/scenario';
import type { BattleFacts, BattleSink } from '#engine/tactical/contract';
import type { Brought, Forms } from './body.ts';
import type { Habits } from './habits.ts';

// The state of one fight. It is private to the engine and changes in place: a fight must be cheap
// enough to be fought thousands of times for odds.

/** One unit in the fight, with its values of the moment. */
export type Piece = {
  readonly combatant: Combatant;
  /** What it has by itself, in each condition that it was in. */
  readonly forms: Forms;
  /** Whose task force it is in, or behind. */
  side: BattleSide;
  /** Whose it is, if the others have taken it (CSC-10). */
  takenFrom: BattleSide | null;
  /** Among the combatants of its side, as it came. */
  readonly place: number;
  readonly unit: UnitId;
  readonly owner: EmpireId;
  readonly carrier: UnitId | null;
  readonly design: DesignId;
  readonly name: string;
  readonly kind: UnitKind;
  /** Among whom it fires, and is hit (CSC-7). */
  readonly fires: Party | null;
  readonly party: Party | null;
  readonly hull: HullClass | null;
  readonly civilian: boolean;
  nonCombatant: boolean;
  readonly strike: StrikeShape | null;
  readonly status: UnitStatus;
  readonly cv: number;
  readonly cc: number;
  readonly cost: number;
  /** What an enemy who knows its class sees of it in each condition, where somebody has looked. */
  readonly faces: Partial<Record<UnitCondition, NonNullable<EnemyPiece['stats']>>>;
  /** What it is based on, if that is in the fight, and what is based on it. */
  base: Piece | null;
  based: readonly Piece[];
  condition: UnitCondition;
  /** Steps of damage until it is destroyed. */
  steps: 1 | 2;
  traits: BattleTraits;
  /** Has scouted in this encounter: it does so no more (CSC-5). */
  hasScouted: boolean;
  dv: number;
  as: number;
  af: number;
  cr: number;
  mission: Mission | null;
  /** The fire in which it rams in this round. */
  ramming: Gun | null;
  /** Held by Stasis in this round. */
  isHeld: boolean;
  /** Is to be spent in this round. */
  isSpent: boolean;
  /** What it gives up in this round, or for the battle, to fire better. */
  boosts: readonly Omit<Boost, 'unit'>[];
  /** Hides among asteroids in this round. */
  isHiding: boolean;
  /** Is cloaked in this round: it neither fires nor acts. */
  isCloaked: boolean;
  /** What the Stealth of a flight adds to is settled for the battle. */
  stealthIsSet: boolean;
  /** What electronic warfare does to it in this round. */
  effects: readonly ElectronicEffect[];
  isAlive: boolean;
  /** Hides behind a convoy; it is not there yet for anybody. */
  lurks: boolean;
  /** Was kept out of the battle (CSC-5). */
  isExcluded: boolean;
  /** The round in which First Strike is its. */
  opensIn: number;
  /** The lane by which it got away, itself or aboard another. */
  awayBy: LaneId | null;
  /** In the task force; else in the reinforcements. */
  isInForce: boolean;
  /** Leads its side. */
  isFlagship: boolean;
  /** Null until the enemy has seen it. */
  tag: TagId | null;
  /** The number in its tag: an order that the enemy may know. */
  tagNumber: number;
  /** In which order units that show themselves together get their tags. */
  sightRank: number;
  /** Whether the battle has changed it. */
  isTouched: boolean;
  /** A copy from before the first die, where the same battle is fought again. */
  kept: Piece | null;
  /** How it looks now; null: that is unknown, or something has changed since. */
  look: Look | null;
};

/** What fire may have made of a unit; `fates`: what is counted of that. */
export type Look = Readonly<{ sum: number; now: Piece; fates: number }>;

/** One side of the fight. */
export type Camp = {
  readonly side: BattleSide;
  readonly leader: EmpireId;
  readonly standing: StandingOrders;
  readonly terms: SideTerms;
  pieces: readonly Piece[];
  /** The task force; only living units. */
  force: readonly Piece[];
  /** The same in the order of tags, and the force for which that was worked out. */
  line: readonly Piece[];
  lineOf: readonly Piece[];
  flagship: Piece | null;
  /** The round for which the flagship was named; 0: it has led from the start. */
  flagshipSince: number;
  /** The readiness it rolled. */
  readiness: number;
  /** What Intel it spent before the battle. */
  scouting: AnswerOf<'scouting'>;
  tags: number;
  /** The units that try to retreat in this round. */
  retreats: readonly Retreat[];
  /** What it said for the fire of this round. */
  orders: AnswerOf<'fire'>;
  readonly habits: Habits;
  /**
   * The reinforcements that enter without an order, in their order; null: they have to be sorted again. `returned`: those that have come
   * back since.
   */
  reserve: readonly Piece[] | null;
  returned: readonly Piece[];
  /** Grows with all that could make room in its task force, or take it. */
  changes: number;
  /** What is free in it, and what `changes` was when that was worked out. */
  room: Room | null;
  roomAt: number;
  /** What it was when the flagship was found to be the best there is, though crippled. */
  ledAt: number;
  /** What it was when nobody had to leave the task force or enter it after a round. */
  settledAt: number;
  /** All units that the battle has changed. Both sides share one list. */
  readonly touched: Piece[];
};

/** A leader with those it takes along, and the way they try. */
export type Retreat = Readonly<{ leader: Piece; along: readonly Piece[]; lane: LaneId }>;

/** The dice of a fight: those of its record, or those of odds, of which nobody wants to know more than what they show. */
type FightDice = Readonly<{ recorded: Dice; odds: null } | { recorded: null; odds: OddsDice }>;

export type Fight = {
  readonly input: BattleFacts;
  readonly dice: FightDice;
  /** Where what happens is told; null: nobody wants to read it, and it is not put together. */
  readonly tell: BattleSink | null;
  readonly brings: Brought;
  readonly scenario: Scenario;
  readonly weather: BattleWeather;
  readonly camps: Readonly<Record<BattleSide, Camp>>;
  /** Where damage is assigned. */
  readonly workspace: DamageWorkspace;
  length: number;
  round: number;
  /** Somebody was told something in a round that ends with it. */
  isStirred: boolean;
};

/** No number of changes: somebody has left or entered. */
export const UNSETTLED = -1;

export const NO_SCOUTING: AnswerOf<'scouting'> = { kind: 'scouting', surprise: 0, length: 0 };

/** Whether both sides have a habit: they give the same answer to a choice in every round. */
export const haveHabit = ({ camps: { attacker, defender } }: Fight, of: keyof Habits): boolean =>
  attacker.habits[of] !== null && defender.habits[of] !== null;

/** Living, come out, not kept out, and not yet away. */
export const isHere = (piece: Piece): boolean =>
  piece.isAlive && !piece.lurks && !piece.isExcluded && piece.awayBy === null;

/** Units still here that are not in the task force. */
export function reinforcementsOf(camp: Camp): readonly Piece[] {
  return camp.pieces.filter((piece) => isHere(piece) && !piece.isInForce);
}

/** Still here, and not a prize. Prizes go to the side that has units left. @rule CSC-10 */
const isOwnHere = (piece: Piece): boolean => isHere(piece) && piece.takenFrom === null;

function hasAnybodyLeft({ pieces }: Camp): boolean {
  for (const piece of pieces) if (isOwnHere(piece)) return true;
  return false;
}

/** Whether there is anybody but civilians and prizes, in the task force or behind it. @rule CSC-10 */
export function hasFightersLeft(camp: Camp): boolean {
  for (const piece of camp.pieces) if (!piece.civilian && isOwnHere(piece)) return true;
  return false;
}

/** What a side has left. */
export type Left = Readonly<{ anybody: boolean; fighters: boolean }>;

export const leftOf = (camp: Camp): Left => ({
  anybody: hasAnybodyLeft(camp),
  fighters: hasFightersLeft(camp),
});

/** Whether the fight has run its length, or one side has nothing left but civilians. @rule CSC-13 @rule CSC-10 */
export function isOver({ camps, round, length }: Fight): boolean {
  return round >= length || !hasFightersLeft(camps.attacker) || !hasFightersLeft(camps.defender);
}

/** Those of a task force that Stasis leaves free. @rule ABL-3 */
export const freeIn = ({ force }: Camp): readonly Piece[] =>
  force.some(({ isHeld }) => isHeld) ? force.filter(({ isHeld }) => !isHeld) : force;

/** Notes that the battle has changed something of a unit. */
export function touch({ touched }: Camp, piece: Piece): void {
  piece.look = null;
  if (piece.isTouched) return;
  piece.isTouched = true;
  touched.push(piece);
}

/** Puts units into the task force. */
export function enter(camp: Camp, pieces: readonly Piece[]): void {
  if (pieces.length === 0) return;
  const force = camp.force.slice();
  for (const piece of pieces) {
    touch(camp, piece);
    piece.isInForce = true;
    force.push(piece);
  }
  camp.force = force;
  camp.reserve = null;
  camp.changes += 1;
}

/** Takes units out of the task force, living or not. */
export function withdraw(camp: Camp, pieces: readonly Piece[]): void {
  if (pieces.length === 0) return;
  for (const piece of pieces) {
    touch(camp, piece);
    piece.isInForce = false;
  }
  camp.force = camp.force.filter(isIn);
  if (camp.reserve !== null) camp.returned = withThoseHere(camp.returned, pieces);
  camp.changes += 1;
}

function withThoseHere(returned: readonly Piece[], pieces: readonly Piece[]): readonly Piece[] {
  const more = returned.slice();
  for (const piece of pieces) if (isHere(piece)) more.push(piece);
  return more;
}

/** Takes one that is gone out of the task force, or the reinforcements. */
export function withdrawOne(camp: Camp, piece: Piece): void {
  touch(camp, piece);
  camp.changes += 1;
  if (!piece.isInForce) return;
  piece.isInForce = false;
  camp.force = camp.force.filter(isIn);
}

const isIn = ({ isInForce }: Piece): boolean => isInForce;

/** Puts a unit in command, or nobody. */
export function lead(camp: Camp, piece: Piece | null): void {
  setLeading(camp, camp.flagship, false);
  setLeading(camp, piece, true);
  camp.flagship = piece;
  camp.changes += 1;
}

function setLeading(camp: Camp, piece: Piece | null, isFlagship: boolean): void {
  if (piece === null) return;
  touch(camp, piece);
  piece.isFlagship = isFlagship;
}
