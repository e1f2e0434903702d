import type { OddsDice } from '#kernel/dice/odds-dice';
import type { BattleSide, Combatant, StrikeShape } from '#model/battle/setup';
import type { ElectronicEffect, Gun, Mission } from '#model/battle/round-orders';
import type { DesignId, EmpireId, LaneId, TagId, UnitId } from '#model/campaign/ids';
import type { Boost } from '#model/decisions/specials';
import type { AnswerOf } from '#model/decisions/decision';
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

// The state of one fight. It is private to the engine and changes in place: a fight must be cheap enough to be fought thousands of times
// for odds.
//
// Each field is one of three sorts, and the types below keep them apart:
// - Facts never change in a battle.
// - Truth is what the battle changes. It is readonly here: only `change.ts` writes it, and `keep.ts` puts earlier truth back.
// - The rest is worked out of both. The values of a unit are worked out at once when it changes. `look`, `derived` and `reserve` are worked
//   out when somebody asks, and hold until `change.ts` drops them. They hold no version number: a new record is the new version.

/** What a unit brings into the battle. */
type UnitFacts = Readonly<{
  combatant: Combatant;
  /** What it has by itself, in each condition that it was in. */
  forms: Forms;
  /** Its index among the combatants of the side it came with. */
  place: number;
  unit: UnitId;
  owner: EmpireId;
  carrier: UnitId | null;
  design: DesignId;
  name: string;
  kind: UnitKind;
  /** Among whom it fires, and is hit (CSC-7). */
  fires: Party | null;
  party: Party | null;
  hull: HullClass | null;
  civilian: boolean;
  strike: StrikeShape | null;
  status: UnitStatus;
  cv: number;
  cc: number;
  cost: number;
  /** In which order units that show themselves together get their tags. */
  sightRank: number;
}>;

/** The truth about a unit. */
export type UnitTruth = Readonly<{
  /** Whose task force it is in, or behind. */
  side: BattleSide;
  /** Whose it is, if the others have taken it (CSC-10). */
  takenFrom: BattleSide | null;
  /** What it is based on, if that is in the fight, and what is based on it. */
  base: Piece | null;
  based: readonly Piece[];
  condition: UnitCondition;
  isAlive: boolean;
  /** Has scouted in this encounter: it does so no more (CSC-5). */
  hasScouted: boolean;
  /** What the Stealth of a flight adds to is settled for the battle. */
  stealthIsSet: boolean;
  /** Hides behind a convoy; it is not there yet for anybody. */
  lurks: boolean;
  /** Was kept out of the battle (CSC-5). */
  isExcluded: boolean;
  /** The round in which First Strike is its. */
  opensIn: number;
  /** The lane by which it got away, itself or aboard another. */
  awayBy: LaneId | null;
}> &
  RoundTruth;

/** What a unit was told to do in this round, and what is done to it. Its end ends it, but for what Stealth adds to. */
export type RoundTruth = Readonly<{
  mission: Mission | null;
  /** The fire in which it rams. */
  ramming: Gun | null;
  /** Held by Stasis. */
  isHeld: boolean;
  /** Is to be spent. */
  isSpent: boolean;
  /** What it gives up in this round, or for the battle, to fire better. */
  boosts: readonly Omit<Boost, 'unit'>[];
  /** Hides among asteroids. */
  isHiding: boolean;
  /** Is cloaked: it neither fires nor acts. */
  isCloaked: boolean;
  /** What electronic warfare does to it. */
  effects: readonly ElectronicEffect[];
}>;

/** The place of a unit in its side; `isInForce` and `isFlagship` repeat the lists of the side, so that nobody has to search them. */
type UnitPlace = Readonly<{
  /** In the task force; else in the reinforcements. */
  isInForce: boolean;
  /** Leads its side. */
  isFlagship: boolean;
  /** Null until the enemy has seen it. */
  tag: TagId | null;
  /** The number in its tag: an order that the enemy may know. */
  tagNumber: number;
}>;

/** The values of the moment: worked out of its facts, its truth, what it is based on, and the round. */
export type UnitValues = Readonly<{
  /** Cannot fight, by its own state or because it is a prize. */
  nonCombatant: boolean;
  traits: BattleTraits;
  /** Steps of damage until it is destroyed. */
  steps: 1 | 2;
  dv: number;
  as: number;
  af: number;
  cr: number;
}>;

/** One unit in the fight. It is one flat object, because the rules read it as a `Fighter`, and many objects would be slower. */
export type Piece = UnitFacts &
  UnitTruth &
  UnitPlace &
  UnitValues & {
    /** A copy that it is equal to; null: none is known, or it has changed since. */
    look: Look | null;
  };

/** A unit as it was at some moment. `fates`: what is counted of that; `sum`: the same number for the same look. */
export type Look = Readonly<{ sum: number; now: Piece; fates: number }>;

/** A type that may be written to: for `change.ts`, `keep.ts` and `muster.ts` alone. */
export type Open<T> = { -readonly [K in keyof T]: T[K] };

/** One side of the fight. */
export type Camp = Readonly<{
  side: BattleSide;
  leader: EmpireId;
  standing: StandingOrders;
  terms: SideTerms;
  habits: Habits;
}> &
  CampTruth & {
    /** The round for which the flagship was named; 0: it has led from the start. */
    flagshipSince: number;
    /** The readiness it rolled. */
    readiness: number;
    /** What Intel it spent before the battle. */
    scouting: AnswerOf<'scouting'>;
    /** The units that try to retreat in this round. */
    retreats: readonly Retreat[];
    /** What it said for the fire of this round. */
    orders: AnswerOf<'fire'>;
    /**
     * The reinforcements that enter without an order, in their order; null: they have to be sorted. It outlives `derived`, because sorting
     * is dear: who enters or comes back leaves it or is inserted, and only other changes of those who wait drop it.
     */
    reserve: readonly Piece[] | null;
    /** What is worked out of its units and of who leads; null: nothing is, or something has changed since. */
    derived: CampDerived | null;
  };

/** The truth about a side, beside what it said and rolled, of which nothing is kept. */
export type CampTruth = Readonly<{
  pieces: readonly Piece[];
  /** The task force, in the order of entry; only living units. */
  force: readonly Piece[];
  flagship: Piece | null;
  /** How many tags it has given. */
  tags: number;
}>;

/** What was worked out of a side that has not changed since. */
type CampDerived = {
  /** What is free in its task force; null: nobody has asked. */
  room: Room | null;
  /** The flagship was found to be the best there is, though crippled. */
  isLedBest: boolean;
  /** Nobody had to leave the task force or enter it after a round. */
  isSettled: boolean;
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
  /** Some unit may have orders or effects that end with the round; false: none has. */
  isStirred: boolean;
};

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

/** What is worked out of a side as it is now. */
export const derivedOf = (camp: Camp): CampDerived =>
  (camp.derived ??= { room: null, isLedBest: false, isSettled: false });
