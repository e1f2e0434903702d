import type { DesignId, EmpireId, SystemId, UnitId, WorkId } from '#model/campaign/ids';
import type { WorkSource } from '#model/campaign/work';
import type { Fact } from './fact.ts';

/** ECO-6, CON-1: a unit is ordered and (partly) paid. */
export type WorkBegun = Fact<
  'WorkBegun',
  {
    empire: EmpireId;
    work: WorkId;
    design: DesignId;
    name: string;
    system: SystemId;
    source: WorkSource;
    /** Points of its price that the system builds beside the shipyard; none if left out. */
    share?: number;
    cost: number;
    paid: number;
    turn: number;
    ready: number | null;
  }
>;
/** CON-4: more is paid for a unit under construction. */
export type WorkFunded = Fact<
  'WorkFunded',
  { empire: EmpireId; work: WorkId; paid: number; ready: number | null }
>;
/** ECO-6: construction is given up; half of what was paid comes back in the Construction Phase. */
export type WorkCancelled = Fact<
  'WorkCancelled',
  { empire: EmpireId; work: WorkId; design: DesignId; name: string }
>;
/** CON-1: the owner ranks the units under construction at a place; all of its units there, from the first to the last. */
export type WorksRanked = Fact<
  'WorksRanked',
  { empire: EmpireId; system: SystemId; works: readonly WorkId[] }
>;
export type WorkRefunded = Fact<'WorkRefunded', { empire: EmpireId; work: WorkId; refund: number }>;
/** CON-1: capacity spent on a unit; `shared`: the part that the system spent on its share. */
export type WorkAdvanced = Fact<
  'WorkAdvanced',
  { empire: EmpireId; work: WorkId; capacity: number; shared?: number; built: number }
>;
/** CON-4: a unit under construction is lost with the last shipyard there. */
export type WorkLost = Fact<
  'WorkLost',
  { empire: EmpireId; work: WorkId; design: DesignId; name: string; system: SystemId; paid: number }
>;
/** CON-11: a unit enters service where it was built. */
export type UnitBuilt = Fact<
  'UnitBuilt',
  {
    empire: EmpireId;
    work: WorkId;
    unit: UnitId;
    design: DesignId;
    name: string;
    system: SystemId;
    turn: number;
  }
>;

export type ConstructionEvent =
  | WorkBegun
  | WorkFunded
  | WorkCancelled
  | WorksRanked
  | WorkRefunded
  | WorkAdvanced
  | WorkLost
  | UnitBuilt;
