import type { BattlePlace } from '#model/battle/place';
import type { DesignId, EmpireId, FleetId, SystemId, UnitId } from '#model/campaign/ids';
import type { DiplomaticState } from '#model/campaign/relation';
import type { TensionCause } from '#model/campaign/tension';
import type { UnitPlace } from '#model/forces/unit';
import type { WarCause } from './causes.ts';
import type { Fact } from './fact.ts';

/** DIP-1: two empires meet for the first time; `place` is where, or the lane that joins their systems. */
export type EmpiresMet = Fact<
  'EmpiresMet',
  { a: EmpireId; b: EmpireId; place: BattlePlace; turn: number }
>;

/** DIP-2: from now envoys get through between two empires, or no longer. */
export type SustainedContactSet = Fact<
  'SustainedContactSet',
  { a: EmpireId; b: EmpireId; holds: boolean }
>;

/** FOG-9: an empire tells another of systems that it knows. */
export type MapGiven = Fact<
  'MapGiven',
  { from: EmpireId; to: EmpireId; systems: readonly SystemId[] }
>;

/** ECO-6: an empire gives another points, which that one counts at its next opening. */
export type EpGiven = Fact<'EpGiven', { empire: EmpireId; to: EmpireId; points: number }>;

/** TECH-5: an empire gives another the schematics of a class. */
export type SchematicsGiven = Fact<
  'SchematicsGiven',
  { empire: EmpireId; to: EmpireId; design: DesignId }
>;

/** TECH-5: a unit becomes the buyer's, under a new id; another event tells the price. */
export type UnitSold = Fact<
  'UnitSold',
  {
    from: EmpireId;
    to: EmpireId;
    unit: UnitId;
    becomes: UnitId;
    design: DesignId;
    name: string;
    system: SystemId;
    /** Where it is from now on. */
    place: UnitPlace;
    turn: number;
    /** For nothing. */
    gift?: true;
  }
>;

/** DIP-1: an empire demands a scenario of another in the turn they met, and they are at War. */
export type FirstContactWarBegan = Fact<
  'FirstContactWarBegan',
  { by: EmpireId; against: EmpireId; place: BattlePlace; turn: number }
>;

/** SET-3: two empires begin the campaign with a treaty; it is public. */
export type TreatyAnnounced = Fact<
  'TreatyAnnounced',
  { a: EmpireId; b: EmpireId; state: DiplomaticState }
>;

/** DIP-4: the tension of an empire toward another moves by some points; `start`: where it began. */
export type TensionChanged = Fact<
  'TensionChanged',
  {
    empire: EmpireId;
    toward: EmpireId;
    cause: TensionCause;
    by: number;
    start: number;
    value: number;
    turn: number;
  }
>;

/** DIP-4, DIP-7, DIP-9, DIP-12: an empire is at War with another, or in Hostilities, in public. */
export type WarDeclared = Fact<
  'WarDeclared',
  {
    by: EmpireId;
    against: EmpireId;
    turn: number;
    /** Left out: its tension. */
    cause?: WarCause;
    /** The partner or ally for whose sake it declares. */
    sake?: EmpireId;
    /** Left out: War. */
    declare?: 'hostilities';
  }
>;

/** DIP-4, DIP-8: a war ends because one side has no tension left and the other little, or because both agreed. */
export type ArmisticeSigned = Fact<
  'ArmisticeSigned',
  { a: EmpireId; b: EmpireId; turn: number; agreed?: true }
>;

/** DIP-10: an empire gives up a system that it once owned, toward a treaty partner whose system it is now. */
export type ClaimGivenUp = Fact<
  'ClaimGivenUp',
  { empire: EmpireId; system: SystemId; toward: EmpireId }
>;

/** DIP-10: an empire admits a single fleet of another into its systems, or does so no longer. */
export type FleetAdmitted = Fact<
  'FleetAdmitted',
  { empire: EmpireId; to: EmpireId; fleet: FleetId; admitted: boolean }
>;

export type DiplomacyEvent =
  | EmpiresMet
  | SustainedContactSet
  | MapGiven
  | EpGiven
  | SchematicsGiven
  | UnitSold
  | FirstContactWarBegan
  | TreatyAnnounced
  | TensionChanged
  | WarDeclared
  | ArmisticeSigned
  | ClaimGivenUp
  | FleetAdmitted;
