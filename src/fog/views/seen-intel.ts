import type { IntelReportFacts } from '#model/campaign/intel-report';
import type { DesignId, EmpireId, SystemId, UnitId } from '#model/campaign/ids';
import type { MissionOutcome } from '#model/events/causes';
import type { IntelMission } from '#model/orders/run-mission';
import type { Seen } from './seen-fact.ts';

/** What an empire is told of Intel. */
export type SeenIntel =
  /** INT-1: the viewer has paid to use the Intel of a system in this turn. */
  | Seen<'IntelCommitted', { system: SystemId; points: number }>
  /** INT-2: a mission of the viewer’s. */
  | Seen<
      'MissionRun',
      {
        mission: IntelMission;
        at: SystemId;
        from: SystemId;
        design: DesignId | null;
        success: boolean;
        discovered: boolean;
        framed: EmpireId | null;
        outcome: MissionOutcome;
      }
    >
  /** INT-9: a mission in a system of the viewer’s, and who seems to have run it. */
  | Seen<
      'MissionDiscovered',
      { culprit: EmpireId | null; mission: IntelMission; at: SystemId; success: boolean }
    >
  | Seen<'IntelReported', { system: SystemId; facts: IntelReportFacts }>
  /** INT-5: the viewer stole the schematics of a class. */
  | Seen<'SchematicsStolen', { system: SystemId; design: DesignId }>
  /** INT-7: rebels became ground units of the viewer. */
  | Seen<'RebelsEnlisted', { system: SystemId; units: readonly UnitId[] }>
  /** INT-6: to the empire that suffers it. */
  | Seen<'ResearchLost', { system: SystemId; points: number; pool: number }>
  | Seen<'IntelHalved', { system: SystemId; turn: number }>
  /** INT-7: the viewer has a reason for war. */
  | Seen<'CasusBelliMade', { against: EmpireId; system: SystemId; percent: number }>;
