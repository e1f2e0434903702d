import type { Ledger } from '#kernel/reasons/ledger';
import type { BoardingResult, FirePhase, Readiness } from '#model/battle/battle-event';
import type {
  BoostSource,
  EffectSource,
  ElectronicEffect,
  Gun,
  Mission,
} from '#model/battle/round-orders';
import type { DesignId, EmpireId, LaneId, TagId, UnitId } from '#model/campaign/ids';
import type { UnitCondition } from '#model/forces/unit';

/** A unit in a battle: the viewer's own with id and name, another's by what shows. `ours`: it began on the viewer's side. */
export type SeenCombatant =
  | Readonly<{
      own: true;
      unit: UnitId;
      tag: TagId;
      design: DesignId;
      name: string;
      condition: UnitCondition;
    }>
  | Readonly<{
      own: false;
      ours?: true;
      owner: EmpireId | null;
      tag: TagId;
      design: DesignId;
      name: string;
      condition: UnitCondition;
    }>;
/** A reference to one that was introduced before, by its tag. */
export type SeenTag = Readonly<{ own: boolean; ours?: true; tag: TagId }>;

/**
 * One step of a battle as a side sees it (CSC-15, FOG-6). `mine`: the viewer's side acts, or its unit
 * is hit. `first` of a hit: a unit of the reinforcements that shows itself only by being hit.
 */
export type SeenMoment =
  | Readonly<{
      type: 'TaskForceFormed';
      mine: boolean;
      flagship: TagId | null;
      entered: readonly SeenCombatant[];
      reinforcements: number | null;
      limit: number | null;
    }>
  | Readonly<{
      type: 'SurpriseRolled';
      mine: boolean;
      bonus: number;
      /** The reader’s own, in both. */
      intel?: number;
      readiness: Readiness;
      modifier: number;
    }>
  | Readonly<{ type: 'LengthRolled'; bonus: number; intel?: number; rounds: number }>
  | Readonly<{
      type: 'RoundBegan';
      round: number;
      readiness: Readonly<{ own: number; enemy: number }>;
    }>
  | Readonly<{
      type: 'FlagshipNamed';
      mine: boolean;
      flagship: TagId | null;
      sentBack: readonly SeenTag[];
    }>
  | Readonly<{
      type: 'MissionsGiven';
      mine: boolean;
      points: number | null;
      given: readonly Readonly<SeenTag & { mission: Mission }>[];
    }>
  | Readonly<{
      type: 'UnitsHeld';
      mine: boolean;
      functions: number | null;
      units: readonly SeenTag[];
    }>
  | Readonly<{ type: 'UnitsHid'; mine: boolean; units: readonly SeenTag[] }>
  | Readonly<{ type: 'UnitsCloaked'; mine: boolean; units: readonly SeenTag[] }>
  | Readonly<{
      type: 'FireBoosted';
      mine: boolean;
      /** Gun null: for an enemy unit, only the shallower formation shows. */
      boosts: readonly Readonly<SeenTag & { of: BoostSource; gun: Gun | null }>[];
    }>
  | Readonly<{
      type: 'ElectronicWarfareWaged';
      mine: boolean;
      scouts: number | null;
      jammed: number | null;
      effects: readonly Readonly<SeenTag & { effect: ElectronicEffect; by: EffectSource | null }>[];
    }>
  | Readonly<{
      type: 'MinefieldsSwept';
      mine: boolean;
      points: number | null;
      swept: readonly SeenTag[];
    }>
  | Readonly<{
      type: 'UnitsBoarded';
      /** The reader’s side boards. */
      mine: boolean;
      points: number | null;
      boarded: readonly Readonly<
        SeenTag & { formation: number; price: number; result: BoardingResult }
      >[];
      /** Flights that were lost with what they were based on. */
      lost: readonly SeenTag[];
    }>
  | Readonly<{
      type: 'RetreatRolled';
      mine: boolean;
      units: readonly SeenTag[];
      /** Null: of the enemy, that it got away or not is all that shows. */
      lane: LaneId | null;
      modifiers: Ledger;
      total: number | null;
      hurt: readonly Readonly<SeenTag & { result: 'crippled' | 'destroyed' }>[];
    }>
  | Readonly<{
      type: 'FireRolled';
      mine: boolean;
      phase: FirePhase;
      total: number | null;
      firstStrike?: number;
      ramming?: number;
      damage: number;
    }>
  | Readonly<{
      type: 'DamageDirected';
      mine: boolean;
      phase: FirePhase;
      at: SeenTag;
      formation: number;
      price: number;
    }>
  | Readonly<{
      type: 'UnitHit';
      mine: boolean;
      phase: FirePhase;
      hit: SeenTag;
      first: SeenCombatant | null;
      by: 'directed' | 'assigned' | 'leftover' | 'lucky' | 'overkill' | 'proximity';
      damage: number;
      result: 'crippled' | 'destroyed';
    }>
  | Readonly<{ type: 'DamageWasted'; mine: boolean; phase: FirePhase; damage: number }>
  | Readonly<{ type: 'LuckyHitRolled'; mine: boolean; phase: FirePhase; hit: boolean }>
  | Readonly<{
      type: 'MinefieldsSpent';
      mine: boolean;
      points: number;
      units: readonly SeenTag[];
    }>
  | Readonly<{
      type: 'UnitsRammed';
      mine: boolean;
      phase: FirePhase;
      added: number | null;
      units: readonly SeenTag[];
    }>
  /** Whose they are tells the unit. */
  | Readonly<{ type: 'UnitsExcluded'; mine: boolean; units: readonly SeenTag[] }>
  | Readonly<{ type: 'UnitsIncluded'; mine: boolean; units: readonly SeenTag[] }>
  | Readonly<{ type: 'UnitsSentBack'; mine: boolean; units: readonly SeenTag[] }>
  | Readonly<{
      type: 'ReinforcementsEntered';
      mine: boolean;
      entered: readonly SeenCombatant[];
      reinforcements: number | null;
    }>
  | Readonly<{ type: 'FlightsRepaired'; mine: boolean; units: readonly SeenTag[] }>
  | Readonly<{ type: 'FlightsLost'; mine: boolean; units: readonly SeenTag[] }>
  | Readonly<{
      type: 'BattleClosed';
      rounds: number;
      because: 'length' | 'nothing-left' | 'surrender';
    }>
  | Readonly<{
      type: 'OutcomeEntered';
      mine: boolean;
      fates: readonly Readonly<
        SeenTag & { fate: 'crippled' | 'repaired' | 'destroyed' | 'captured' }
      >[];
      /** Lane null: of the enemy, that it got away is all that shows. */
      away: readonly Readonly<SeenTag & { lane: LaneId | null }>[];
    }>;
export type SeenMomentType = SeenMoment['type'];
