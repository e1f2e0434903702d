import type { IntelReportFacts } from '#model/campaign/intel-report';
import type { DesignId, EmpireId, RelationId, SystemId, UnitId } from '#model/campaign/ids';
import type { RunMission } from '#model/orders/run-mission';
import type { MissionOutcome } from './causes.ts';
import type { Fact } from './fact.ts';

/** INT-1: an empire pays to use the Intel of a system in this turn, for a mission or for a diplomatic action. */
export type IntelCommitted = Fact<
  'IntelCommitted',
  { empire: EmpireId; system: SystemId; points: number; turn: number }
>;

/** INT-2: the roll of a mission and what came of it. */
export type MissionRun = Fact<
  'MissionRun',
  Omit<RunMission, 'kind' | 'framing' | 'named'> & {
    empire: EmpireId;
    /** The owner of the target; null: none. */
    against: EmpireId | null;
    total: number;
    success: boolean;
    discovered: boolean;
    /** The empire that is blamed in its place; null: none. */
    framed: EmpireId | null;
    outcome: MissionOutcome;
  }
>;
/** INT-9: the owner of a system finds a mission out, and takes `culprit` for the one who ran it. */
export type MissionDiscovered = Fact<
  'MissionDiscovered',
  {
    empire: EmpireId;
    culprit: EmpireId;
    by: EmpireId;
    mission: RunMission['mission'];
    at: SystemId;
    success: boolean;
  }
>;
/** INT-5: a dated report of a system. */
export type IntelReported = Fact<
  'IntelReported',
  { viewer: EmpireId; system: SystemId; facts: IntelReportFacts; turn: number }
>;
/** INT-7: the rebels of a system became ground units of the empire that took it by a coup. */
export type RebelsEnlisted = Fact<
  'RebelsEnlisted',
  { empire: EmpireId; system: SystemId; units: readonly UnitId[]; turn: number }
>;
/** INT-5: an empire stole the schematics of a class in a system. */
export type SchematicsStolen = Fact<
  'SchematicsStolen',
  { empire: EmpireId; system: SystemId; design: DesignId; turn: number }
>;
/** INT-5, INT-6: the dice chose what a mission is about: the unit that is destroyed, or the relation that is found out. */
export type MissionDrawn = Fact<'MissionDrawn', { system: SystemId; drawn: UnitId | RelationId }>;
/** INT-6: research is lost; `pool`: the pool after it. */
export type ResearchLost = Fact<
  'ResearchLost',
  { empire: EmpireId; system: SystemId; points: number; pool: number }
>;
/** INT-6: the Intel of a system is halved in the turn `turn`. */
export type IntelHalved = Fact<'IntelHalved', { empire: EmpireId; system: SystemId; turn: number }>;
/** INT-6: raiders will come to a system this turn. */
export type RaidInvited = Fact<'RaidInvited', { empire: EmpireId; system: SystemId; turn: number }>;
/** INT-7: an empire has a reason for war on another, worth some percent until the next Intel Phase. */
export type CasusBelliMade = Fact<
  'CasusBelliMade',
  { empire: EmpireId; against: EmpireId; system: SystemId; percent: number; turn: number }
>;

export type IntelEvent =
  | IntelCommitted
  | MissionRun
  | MissionDiscovered
  | IntelReported
  | SchematicsStolen
  | RebelsEnlisted
  | MissionDrawn
  | ResearchLost
  | IntelHalved
  | RaidInvited
  | CasusBelliMade;
