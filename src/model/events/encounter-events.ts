import type { RollId } from '#kernel/dice/dice';
import type { BattleEvent } from '#model/battle/battle-event';
import type { BattlePlace } from '#model/battle/place';
import type { BattleCosts, BattleSide, LossReason, ScenarioKind } from '#model/battle/setup';
import type {
  BattleId,
  DesignId,
  EmpireId,
  EncounterId,
  FleetId,
  LaneId,
  SystemId,
  UnitId,
} from '#model/campaign/ids';
import type { UnitPlace } from '#model/forces/unit';
import type { Fact } from './fact.ts';

/** ENC-1: an encounter is taken up; its order of initiative follows. */
export type EncounterBegan = Fact<
  'EncounterBegan',
  {
    encounter: EncounterId;
    place: BattlePlace;
    /** All empires that are there. */
    sides: readonly EmpireId[];
    /** The empires that fight as one side, the leader first; left out if each fights for itself. */
    together?: readonly (readonly EmpireId[])[];
  }
>;
/** ENC-2: one roll per side, and the order that comes of them. */
export type InitiativeRolled = Fact<
  'InitiativeRolled',
  {
    encounter: EncounterId;
    place: BattlePlace;
    /** `rolls`: the dice of this side, ties included; nobody else is shown them. */
    order: readonly Readonly<{
      side: EmpireId;
      roll: number;
      ships: number;
      /** The points that Intel added; left out if there are none (CSC-5). */
      intel?: number;
      rolls: readonly RollId[];
    }>[];
  }
>;
/** ENC-2, ENC-3. */
export type ScenarioDemanded = Fact<
  'ScenarioDemanded',
  {
    encounter: EncounterId;
    place: BattlePlace;
    by: EmpireId;
    against: EmpireId;
    scenario: ScenarioKind;
  }
>;
export type ScenarioAccepted = Fact<
  'ScenarioAccepted',
  { encounter: EncounterId; place: BattlePlace; by: EmpireId; scenario: ScenarioKind }
>;
export type ScenarioRefused = Fact<
  'ScenarioRefused',
  { encounter: EncounterId; place: BattlePlace; by: EmpireId; scenario: ScenarioKind }
>;
/** ENC-2: a side does nothing this time. */
export type SidePassed = Fact<
  'SidePassed',
  { encounter: EncounterId; place: BattlePlace; side: EmpireId }
>;
/** ENC-4: the report to the others when a side leaves an encounter by choice. */
export type SideWithdrew = Fact<
  'SideWithdrew',
  {
    encounter: EncounterId;
    place: BattlePlace;
    side: EmpireId;
    /** Others of its fleets stay. */
    isPart: boolean;
    how: 'withdrew' | 'disengaged';
  }
>;
/** ENC-4: a fleet withdraws, refuses or disengages; it leaves by the lane as its first move. */
export type FleetWithdrew = Fact<
  'FleetWithdrew',
  {
    empire: EmpireId;
    fleet: FleetId;
    place: BattlePlace;
    lane: LaneId;
    turn: number;
    how: 'withdrew' | 'refused' | 'disengaged' | 'retreated';
  }
>;
/** ENC-3: a battle begins between two sides. */
export type BattleBegan = Fact<
  'BattleBegan',
  {
    battle: BattleId;
    place: BattlePlace;
    scenario: ScenarioKind;
    sides: Readonly<Record<BattleSide, readonly EmpireId[]>>;
  }
>;
/** CSC-15: one step of a battle's record. Witnesses are the sides. */
export type BattleMoment = Fact<
  'BattleMoment',
  {
    battle: BattleId;
    sides: Readonly<Record<BattleSide, readonly EmpireId[]>>;
    moment: BattleEvent;
  }
>;
/** One unit whose end an onlooker saw. */
export type WitnessedLoss = Readonly<{ owner: EmpireId; design: DesignId; result: 'destroyed' }>;
/** CSC-14: the result of a battle. */
export type BattleEnded = Fact<
  'BattleEnded',
  {
    battle: BattleId;
    place: BattlePlace;
    sides: Readonly<Record<BattleSide, readonly EmpireId[]>>;
    rounds: number;
    /** The sides that left the field with units left; with the losses, that decides which side lost. */
    withdrew: readonly BattleSide[];
    loser: BattleSide | null;
    /** Why it lost; left out where nobody did, and in records of older versions. */
    because?: LossReason;
    /** Construction cost of all that each side lost by it, captured units included. */
    lost: BattleCosts['lost'];
    /** The value of the units that each side captured; left out if there are none (CSC-10). */
    gained?: BattleCosts['gained'];
    /** FOG-6: for each onlooker, the destroyed units among those it could see. */
    onlookers: readonly Readonly<{ empire: EmpireId; losses: readonly WitnessedLoss[] }>[];
  }
>;
/** The state of a unit after a fight. */
export type UnitCrippled = Fact<
  'UnitCrippled',
  { empire: EmpireId; unit: UnitId; design: DesignId; place: BattlePlace }
>;
export type UnitRepaired = Fact<
  'UnitRepaired',
  { empire: EmpireId; unit: UnitId; design: DesignId; place: BattlePlace }
>;
export type UnitDestroyed = Fact<
  'UnitDestroyed',
  { empire: EmpireId; unit: UnitId; design: DesignId; name: string; place: BattlePlace }
>;
/** CSC-14: a hold that was damaged keeps no Census. */
export type CensusLost = Fact<
  'CensusLost',
  { empire: EmpireId; unit: UnitId; lost: number; place: BattlePlace }
>;
/** CSC-14: of more cargo than a crippled hold has room for some was chosen to stay; whether standing orders say the same. */
export type CargoChosen = Fact<
  'CargoChosen',
  {
    empire: EmpireId;
    carrier: UnitId;
    units: readonly UnitId[];
    place: BattlePlace;
    asStanding: boolean;
  }
>;
/**
 * ENC-6: civilians left alone with an enemy surrender; CSC-10: others are boarded. The unit becomes the captor's, under a new id.
 */
export type UnitCaptured = Fact<
  'UnitCaptured',
  {
    place: BattlePlace;
    from: EmpireId;
    by: EmpireId;
    unit: UnitId;
    becomes: UnitId;
    design: DesignId;
    name: string;
    to: UnitPlace;
    turn: number;
    boarded?: true;
    /** GND-6: it was mothballed, and comes as it is. */
    stored?: true;
  }
>;
/** MOV-8: flights came back from where they struck. */
export type StrikeReturned = Fact<
  'StrikeReturned',
  { empire: EmpireId; units: readonly UnitId[]; system: SystemId }
>;
/** ENC-3: units that pulled back before an Interception: for now they neither load nor unload. */
export type UnitsPulledBack = Fact<
  'UnitsPulledBack',
  { empire: EmpireId; units: readonly UnitId[]; place: BattlePlace }
>;
/** CSC-5: Intel of a system was spent on initiative, or before a battle; it is used up until the turn ends. */
export type IntelSpent = Fact<
  'IntelSpent',
  {
    empire: EmpireId;
    system: SystemId;
    place: BattlePlace;
    on: 'initiative' | 'battle';
    intel: number;
  }
>;
export type EncounterEnded = Fact<'EncounterEnded', { encounter: EncounterId; place: BattlePlace }>;

export type EncounterEvent =
  | EncounterBegan
  | InitiativeRolled
  | ScenarioDemanded
  | ScenarioAccepted
  | ScenarioRefused
  | SidePassed
  | SideWithdrew
  | FleetWithdrew
  | BattleBegan
  | BattleMoment
  | BattleEnded
  | UnitCrippled
  | UnitRepaired
  | UnitDestroyed
  | CensusLost
  | CargoChosen
  | UnitCaptured
  | StrikeReturned
  | UnitsPulledBack
  | IntelSpent
  | EncounterEnded;
