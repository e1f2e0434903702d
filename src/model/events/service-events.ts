import type { DesignId, EmpireId, LaneId, ProjectId, SystemId, UnitId } from '#model/campaign/ids';
import type { UnitProjectKind } from '#model/campaign/project';
import type { UnitStatus } from '#model/forces/unit';
import type { ProjectFailure } from './causes.ts';
import type { Fact } from './fact.ts';

/** CON-5: depots of an empire give points to field repairs of a partner in a turn. */
export type DepotsLent = Fact<
  'DepotsLent',
  { empire: EmpireId; partner: EmpireId; system: SystemId; points: number }
>;
/** CON-5: a crippled unit is as good as new. */
export type UnitRestored = Fact<
  'UnitRestored',
  { empire: EmpireId; project: ProjectId; unit: UnitId; design: DesignId; system: SystemId }
>;
/** TECH-6: an alien unit came to an empire; it has no weapons and no abilities until a yard repairs it. */
export type UnitCameUnconverted = Fact<
  'UnitCameUnconverted',
  { empire: EmpireId; unit: UnitId; design: DesignId }
>;
/** TECH-6: a yard repaired an alien unit for the first time: it is sound and can do all that its class can. */
export type UnitConverted = Fact<
  'UnitConverted',
  { empire: EmpireId; project: ProjectId; unit: UnitId; design: DesignId; system: SystemId }
>;
/** CON-6: a unit is of another class. */
export type UnitRefitted = Fact<
  'UnitRefitted',
  {
    empire: EmpireId;
    project: ProjectId;
    unit: UnitId;
    name: string;
    from: DesignId;
    to: DesignId;
    system: SystemId;
  }
>;
/** CON-9: a unit changes its status; `aboard`: flights based on it that change with it. */
export type StatusChanged = Fact<
  'StatusChanged',
  {
    empire: EmpireId;
    project: ProjectId;
    unit: UnitId;
    design: DesignId;
    aboard: readonly UnitId[];
    from: UnitStatus;
    to: UnitStatus;
    system: SystemId;
  }
>;
/** CON-10: an Explorer made a lane better. Others see it where they are (MAP-13). */
export type LaneImproved = Fact<
  'LaneImproved',
  {
    empire: EmpireId;
    project: ProjectId;
    unit: UnitId;
    design: DesignId;
    lane: LaneId;
    class: 'minor' | 'major';
  }
>;
/** OPT-21: a civilian base is a larger one from now on. */
export type BaseUpgraded = Fact<
  'BaseUpgraded',
  {
    empire: EmpireId;
    project: ProjectId;
    unit: UnitId;
    design: DesignId;
    to: DesignId;
    system: SystemId;
  }
>;
/** CON-5, CON-6, CON-9, CON-10, OPT-21: the order for a unit fails; `paid` is lost. */
export type UnitProjectFailed = Fact<
  'UnitProjectFailed',
  {
    empire: EmpireId;
    project: ProjectId;
    kind: UnitProjectKind;
    unit: UnitId;
    design: DesignId;
    because: ProjectFailure;
    paid: number;
  }
>;
/** CON-7: a ground unit has regained Attrition; `lost` is what it still lacks. */
export type AttritionRegained = Fact<
  'AttritionRegained',
  {
    empire: EmpireId;
    unit: UnitId;
    design: DesignId;
    points: number;
    lost: number;
    by: 'colony' | 'hospital';
  }
>;
/** CON-8: a unit is broken up; `value` goes into the Treasury. */
export type UnitScrapped = Fact<
  'UnitScrapped',
  { empire: EmpireId; unit: UnitId; design: DesignId; name: string; value: number }
>;

export type ServiceEvent =
  | DepotsLent
  | UnitRestored
  | UnitCameUnconverted
  | UnitConverted
  | UnitRefitted
  | StatusChanged
  | LaneImproved
  | BaseUpgraded
  | UnitProjectFailed
  | AttritionRegained
  | UnitScrapped;
