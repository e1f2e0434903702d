import type { EmpireId, EncounterId, FleetId, LaneId, SystemId, UnitId } from '#model/campaign/ids';
import type { BattlePlace } from '#model/battle/place';
import type { Lane, LaneClass } from '#model/campaign/lane';
import type { StarSystem } from '#model/campaign/system';
import type { FleetPlace } from '#model/forces/fleet';
import type { FleetRoute } from '#model/forces/route';
import type { UnitPlace } from '#model/forces/unit';
import type { ExplorationResult, RouteChange, StopReason } from './causes.ts';
import type { Fact } from './fact.ts';

/** MOV-9: a new fleet. */
export type FleetFormed = Fact<
  'FleetFormed',
  { empire: EmpireId; fleet: FleetId; name: string; place: FleetPlace; units: readonly UnitId[] }
>;
/** MOV-9: units change their fleet, carrier or base. */
export type UnitsAssigned = Fact<
  'UnitsAssigned',
  { empire: EmpireId; units: readonly UnitId[]; to: UnitPlace }
>;
/** A fleet with nothing left in it is no more. */
export type FleetDisbanded = Fact<
  'FleetDisbanded',
  { empire: EmpireId; fleet: FleetId; name: string }
>;
/** MOV-2: one lane in one step. Others see what sight shows them (FOG-4), never this. */
export type FleetMoved = Fact<
  'FleetMoved',
  { empire: EmpireId; fleet: FleetId; from: SystemId; to: SystemId; lane: LaneId; step: number }
>;
/** MOV-2: a fleet goes no farther, in a system or in a lane. */
export type FleetStopped = Fact<
  'FleetStopped',
  {
    empire: EmpireId;
    fleet: FleetId;
    place: FleetPlace;
    step: number;
    because: StopReason;
  }
>;
/** MOV-2: an empire wants an encounter here. */
export type EncounterArose = Fact<
  'EncounterArose',
  {
    encounter: EncounterId;
    place: BattlePlace;
    present: readonly EmpireId[];
    generated: readonly Readonly<{ by: EmpireId; against: EmpireId }>[];
  }
>;
/** END-1, ENC-4: a fleet that was stopped in a lane reaches an end of it. */
export type FleetLeftLane = Fact<
  'FleetLeftLane',
  { empire: EmpireId; fleet: FleetId; to: SystemId }
>;
/** MOV-5: a fleet looked for a way through a lane that nobody had explored, with this bonus of its Explorers. */
export type ExplorationTried = Fact<
  'ExplorationTried',
  { empire: EmpireId; fleet: FleetId; system: SystemId; bonus: number; result: ExplorationResult }
>;
/** MOV-5, MAP-10: a lane is explored. */
export type LaneExplored = Fact<
  'LaneExplored',
  {
    empire: EmpireId;
    fleet: FleetId;
    lane: LaneId;
    from: SystemId;
    to: SystemId;
    class: Exclude<LaneClass, 'unexplored'>;
  }
>;
/** MAP-12: a system that nobody had found is generated when this fleet explores a lane to it; null: by a random event (OPT-13). */
export type SystemGenerated = Fact<
  'SystemGenerated',
  {
    empire: EmpireId;
    fleet: FleetId | null;
    turn: number;
    system: StarSystem;
    lanes: readonly Lane[];
  }
>;
/** ENC-4: the duty to leave first is done or void. */
export type WithdrawalEnded = Fact<'WithdrawalEnded', { empire: EmpireId; fleet: FleetId }>;
/** MOV-12: the fleet's route from now on, in every turn without other movement. */
export type RouteSet = Fact<
  'RouteSet',
  { empire: EmpireId; fleet: FleetId; route: FleetRoute | null; because: RouteChange }
>;

/** DIP-10, DIP-6: a fleet is where it may not be; it does nothing but leave by the lane as its first move, on its way to the goal. */
export type FleetSentAway = Fact<
  'FleetSentAway',
  {
    empire: EmpireId;
    fleet: FleetId;
    system: SystemId;
    /** The empire that controls the system. */
    host: EmpireId;
    lane: LaneId;
    goal: SystemId;
    turn: number;
  }
>;

export type MovementEvent =
  | FleetFormed
  | UnitsAssigned
  | FleetDisbanded
  | FleetMoved
  | FleetStopped
  | EncounterArose
  | FleetLeftLane
  | ExplorationTried
  | LaneExplored
  | SystemGenerated
  | WithdrawalEnded
  | RouteSet
  | FleetSentAway;
