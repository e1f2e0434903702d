import type { RuleRef } from '#kernel/reasons/cite';
import type { Ledger } from '#kernel/reasons/ledger';
import type { RollId } from '#kernel/dice/dice';
import type { DesignId, EmpireId, LaneId, TagId, UnitId } from '#model/campaign/ids';
import type { UnitCondition } from '#model/forces/unit';
import type { BoostSource, EffectSource, ElectronicEffect, Gun, Mission } from './round-orders.ts';
import type { BattleSide, EnteredFate, UnitInBattle } from './setup.ts';

/** CSC-3, worst first. */
export const READINESSES = ['disastrous', 'bad', 'poor', 'normal', 'good', 'superb'] as const;
export type Readiness = (typeof READINESSES)[number];

/** CSC-7, in order. */
export const FIRE_PHASES = [
  'ships-at-ships',
  'ships-at-flights',
  'flights-at-flights',
  'flights-at-ships',
] as const;
export type FirePhase = (typeof FIRE_PHASES)[number];

type Moment<T extends string, D> = Readonly<
  { type: T; cite: RuleRef; rolls: readonly RollId[] } & D
>;

/** A unit as it enters the task force: the facts that its enemy now sees, and those that only its owner knows. */
export type UnitEntry = Readonly<{
  unit: UnitId;
  tag: TagId;
  owner: EmpireId;
  design: DesignId;
  name: string;
  condition: UnitCondition;
}>;

/** `limit`: ships and bases that it may hold, its flagship included (flights, when a flight leads). */
export type TaskForceFormed = Moment<
  'TaskForceFormed',
  {
    side: BattleSide;
    flagship: TagId | null;
    entered: readonly UnitEntry[];
    reinforcements: number;
    limit: number;
  }
>;
/** `bonus`: the modifier of scenario and place; `intel`: the modifier of Intel, left out if there is none (CSC-5). */
export type SurpriseRolled = Moment<
  'SurpriseRolled',
  {
    side: BattleSide;
    roll: number;
    bonus: number;
    intel?: number;
    readiness: Readiness;
    modifier: number;
  }
>;
/**
 * `bonus`: the modifier of the scenario; both readiness values are added too (CSC-4). `intel`: the modifier of each side's Intel, left out
 * if neither side spent any.
 */
export type LengthRolled = Moment<
  'LengthRolled',
  { roll: number; bonus: number; intel?: Readonly<Record<BattleSide, number>>; rounds: number }
>;
export type RoundBegan = Moment<
  'RoundBegan',
  { round: number; readiness: Readonly<Record<BattleSide, number>> }
>;
export type FlagshipNamed = Moment<
  'FlagshipNamed',
  { side: BattleSide; flagship: TagId | null; sentBack: readonly UnitInBattle[] }
>;
/** `points`: the points that the flagship could give (CSC-6). */
export type MissionsGiven = Moment<
  'MissionsGiven',
  {
    side: BattleSide;
    points: number;
    given: readonly Readonly<UnitInBattle & { mission: Mission }>[];
  }
>;
/** Units that hide for the round (MAP-8). */
export type UnitsHid = Moment<'UnitsHid', { side: BattleSide; units: readonly UnitInBattle[] }>;
/** Ships and bases that cloak for the round (ABL-3). */
export type UnitsCloaked = Moment<
  'UnitsCloaked',
  { side: BattleSide; units: readonly UnitInBattle[] }
>;
/** Flights that gave something up to fire better: in the round, by Stealth from it on (ABL-3). */
export type FireBoosted = Moment<
  'FireBoosted',
  {
    side: BattleSide;
    boosts: readonly Readonly<UnitInBattle & { of: BoostSource; gun: Gun }>[];
  }
>;
/** `scouts`: the pool that is left after `jammed` functions of it were lost to the enemy (CSC-17). */
export type ElectronicWarfareWaged = Moment<
  'ElectronicWarfareWaged',
  {
    side: BattleSide;
    scouts: number;
    jammed: number;
    effects: readonly Readonly<UnitInBattle & { effect: ElectronicEffect; by: EffectSource }>[];
  }
>;
/** Minefields of the other side that were swept after the first fire phase (CSC-7). */
export type MinefieldsSwept = Moment<
  'MinefieldsSwept',
  { side: BattleSide; points: number; swept: readonly UnitInBattle[] }
>;
/** The effect of boarding on a unit. */
export type BoardingResult = 'crippled' | 'captured' | 'recaptured' | 'destroyed';
/**
 * Units of the other side that were boarded after the first fire phase, each step with its price (CSC-10). `lost`: flights
 * based on what was captured, as far as they have shown themselves.
 */
export type UnitsBoarded = Moment<
  'UnitsBoarded',
  {
    side: BattleSide;
    points: number;
    boarded: readonly Readonly<
      UnitInBattle & { formation: number; price: number; result: BoardingResult }
    >[];
    lost: readonly UnitInBattle[];
  }
>;
/** `units`: the units that try to retreat by one roll, the leader first. If none is hurt, they are away (CSC-12). */
export type RetreatRolled = Moment<
  'RetreatRolled',
  {
    side: BattleSide;
    units: readonly UnitInBattle[];
    lane: LaneId;
    roll: number;
    modifiers: Ledger;
    total: number;
    hurt: readonly Readonly<UnitInBattle & { result: 'crippled' | 'destroyed' }>[];
  }
>;
/** Units of the other side that Stasis holds for the round, with a number of functions (ABL-3). */
export type UnitsHeld = Moment<
  'UnitsHeld',
  { side: BattleSide; functions: number; units: readonly UnitInBattle[] }
>;
/**
 * Minefields that were spent on the enemy in the first fire phase, with their points (CSC-18), including those that
 * enemy fire destroyed.
 */
export type MinefieldsSpent = Moment<
  'MinefieldsSpent',
  { phase: FirePhase; side: BattleSide; points: number; units: readonly UnitInBattle[] }
>;
/** Units that rammed in a fire phase and were lost after it (CSC-11). `added`: the points that they added to its total. */
export type UnitsRammed = Moment<
  'UnitsRammed',
  { phase: FirePhase; side: BattleSide; added: number; units: readonly UnitInBattle[] }
>;
/**
 * The part of the total that First Strike doubled (CSC-7) and that ramming added (CSC-11); left out if there is none.
 */
export type FireRolled = Moment<
  'FireRolled',
  {
    phase: FirePhase;
    side: BattleSide;
    total: number;
    /** The part of the total that each unit fires, without ramming; steps of older programs don't have it. */
    shooters?: readonly Readonly<{ tag: TagId; points: number }>[];
    firstStrike?: number;
    ramming?: number;
    roll: number;
    modified: number;
    damage: number;
  }
>;
/** Damage that the firing side singled out (CSC-8), with its price. */
export type DamageDirected = Moment<
  'DamageDirected',
  { phase: FirePhase; side: BattleSide; at: UnitInBattle; formation: number; price: number }
>;
/**
 * `by`: the cause of the hit. A unit that is hit in the reinforcements shows itself: `first` is what its enemy now sees
 * of it; null if the enemy had seen it before. `prize`: the firing side had lost it to boarding.
 */
export type UnitHit = Moment<
  'UnitHit',
  {
    phase: FirePhase;
    side: BattleSide;
    hit: UnitInBattle;
    first: UnitEntry | null;
    by: 'directed' | 'assigned' | 'leftover' | 'lucky' | 'overkill' | 'proximity';
    damage: number;
    result: 'crippled' | 'destroyed';
    prize?: true;
  }
>;
export type DamageWasted = Moment<
  'DamageWasted',
  { phase: FirePhase; side: BattleSide; damage: number }
>;
export type LuckyHitRolled = Moment<
  'LuckyHitRolled',
  { phase: FirePhase; side: BattleSide; roll: number; hit: boolean }
>;
/** Units of a task force, of the other side or of its own, that a side keeps out of the battle, with all that is based on them (CSC-5). */
export type UnitsExcluded = Moment<
  'UnitsExcluded',
  { side: BattleSide; of: BattleSide; units: readonly UnitInBattle[] }
>;
/** Units of the other side that a side wants in its task force, with all that is based on them (CSC-5). */
export type UnitsIncluded = Moment<
  'UnitsIncluded',
  { side: BattleSide; units: readonly UnitInBattle[] }
>;
export type UnitsSentBack = Moment<
  'UnitsSentBack',
  { side: BattleSide; units: readonly UnitInBattle[] }
>;
export type ReinforcementsEntered = Moment<
  'ReinforcementsEntered',
  { side: BattleSide; entered: readonly UnitEntry[]; reinforcements: number }
>;
export type FlightsRepaired = Moment<
  'FlightsRepaired',
  { side: BattleSide; units: readonly UnitInBattle[] }
>;
export type FlightsLost = Moment<
  'FlightsLost',
  { side: BattleSide; units: readonly UnitInBattle[] }
>;
/** Why a battle is over. The loser is decided when flights have found their places and civilians have surrendered (CSC-14). */
export type BattleClosed = Moment<
  'BattleClosed',
  { rounds: number; because: 'length' | 'nothing-left' | 'surrender' }
>;

/** The effect on a side of a battle that was fought elsewhere, as the moderator entered it (ENC-1). */
export type OutcomeEntered = Moment<
  'OutcomeEntered',
  {
    side: BattleSide;
    fates: readonly Readonly<UnitInBattle & { fate: EnteredFate['fate'] }>[];
    away: readonly Readonly<UnitInBattle & { lane: LaneId }>[];
  }
>;

/**
 * The steps of a battle. `side` is the side that acts: in all steps of fire the one that fires and rolls; the unit that is hit belongs to
 * the other side.
 */
export type BattleEvent =
  | TaskForceFormed
  | SurpriseRolled
  | LengthRolled
  | RoundBegan
  | FlagshipNamed
  | UnitsHeld
  | MissionsGiven
  | UnitsHid
  | UnitsCloaked
  | FireBoosted
  | ElectronicWarfareWaged
  | FireRolled
  | DamageDirected
  | UnitHit
  | DamageWasted
  | LuckyHitRolled
  | MinefieldsSpent
  | UnitsRammed
  | MinefieldsSwept
  | UnitsBoarded
  | RetreatRolled
  | UnitsExcluded
  | UnitsIncluded
  | UnitsSentBack
  | ReinforcementsEntered
  | FlightsRepaired
  | FlightsLost
  | BattleClosed
  | OutcomeEntered;
export type BattleEventType = BattleEvent['type'];
export type BattleEventOf<T extends BattleEventType> = Extract<BattleEvent, { type: T }>;
