import type { DesignId, EmpireId, LaneId, SystemId, UnitId } from '#model/campaign/ids';
import type { UnitProjectKind } from '#model/campaign/project';
import type { ProjectFailure } from '#model/events/causes';
import type { UnitStatus } from '#model/forces/unit';
import type { Seen } from './seen-fact.ts';

/** What the owner is told of repairs, refits, changes of status, lanes, upgrades and scrap. */
export type SeenService =
  | Seen<'DepotsLent', { partner: EmpireId; system: SystemId; points: number }>
  | Seen<'LaneImproved', { unit: UnitId; lane: LaneId; class: 'minor' | 'major' }>
  | Seen<'BaseUpgraded', { unit: UnitId; design: DesignId; to: DesignId; system: SystemId }>
  | Seen<'UnitRestored', { unit: UnitId; design: DesignId; system: SystemId }>
  | Seen<'UnitCameUnconverted', { unit: UnitId; design: DesignId }>
  | Seen<'UnitConverted', { unit: UnitId; design: DesignId; system: SystemId }>
  | Seen<
      'UnitRefitted',
      { unit: UnitId; name: string; from: DesignId; to: DesignId; system: SystemId }
    >
  | Seen<
      'StatusChanged',
      {
        unit: UnitId;
        design: DesignId;
        aboard: readonly UnitId[];
        from: UnitStatus;
        to: UnitStatus;
        system: SystemId;
      }
    >
  | Seen<
      'UnitProjectFailed',
      {
        kind: UnitProjectKind;
        unit: UnitId;
        design: DesignId;
        because: ProjectFailure;
        paid: number;
      }
    >
  | Seen<
      'AttritionRegained',
      { unit: UnitId; design: DesignId; points: number; lost: number; by: 'colony' | 'hospital' }
    >
  | Seen<'UnitScrapped', { unit: UnitId; design: DesignId; name: string; value: number }>;
