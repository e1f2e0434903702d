import type { Ledger } from '#kernel/reasons/ledger';
import type { SystemEffectKind } from '#model/campaign/effect';
import type { DesignId, EmpireId, SystemId, UnitId } from '#model/campaign/ids';
import type { SystemFigures, FigureChanges } from '#model/campaign/system-figures';
import type { Mission } from '#model/orders/bombard';
import type { HarmCause, MissionFired } from './causes.ts';
import type { Fact } from './fact.ts';

/** BOM-1: an empire bombards a system; `against`: its owner, null for an independent colony, itself for rebels in its own. */
export type SystemBombarded = Fact<
  'SystemBombarded',
  {
    empire: EmpireId;
    system: SystemId;
    against: EmpireId | null;
    /** Of this turn. */
    points: Ledger;
    units: readonly UnitId[];
    missions: readonly MissionFired[];
  }
>;
/** BOM-4: points that are left for the next turn, for a mission or (null) for any; `turn`: the turn in which they can be used. */
export type PointsCarried = Fact<
  'PointsCarried',
  { empire: EmpireId; system: SystemId; mission: Mission | null; points: number; turn: number }
>;
/** What did it, and of a bombardment whose mission it was. */
export type Harm = Readonly<{
  because: HarmCause;
  /** Who did it; null: several together, or nobody in particular. */
  by: EmpireId | null;
  mission: Mission | null;
}>;
/** BOM-2, BOM-3, OPT-18, COL-6: figures of a system change; `dice`: what was rolled for it. */
export type SystemHurt = Fact<
  'SystemHurt',
  {
    /** The owner; null: an independent colony. */
    empire: EmpireId | null;
    system: SystemId;
    harm: Harm;
    dice: readonly number[];
    changes: FigureChanges;
    values: SystemFigures;
    /** It has the trait Devastated from now on (OPT-18). */
    devastated: boolean;
  }
>;
/** ECO-1: Productivity that a colony can't use in the turn `turn`. */
export type OutputMarked = Fact<
  'OutputMarked',
  {
    empire: EmpireId;
    system: SystemId;
    harm: Harm;
    mark: SystemEffectKind;
    amount: number;
    turn: number;
  }
>;
/** GND-1, BOM-2: a ground unit loses Attrition. */
export type AttritionLost = Fact<
  'AttritionLost',
  {
    empire: EmpireId;
    unit: UnitId;
    design: DesignId;
    system: SystemId;
    by: EmpireId | null;
    damage: number;
    /** Nothing of it is left. */
    destroyed: boolean;
    because: 'bombardment' | 'fighting';
  }
>;
/** BOM-2: Tactical Support lowers the Defense of a ground unit for this turn. */
export type DefenseLowered = Fact<
  'DefenseLowered',
  {
    /** Null: an independent colony. */
    empire: EmpireId | null;
    /** Null: militias of rebels, or of an independent colony. */
    unit: UnitId | null;
    design: DesignId | null;
    system: SystemId;
    by: EmpireId;
    amount: number;
  }
>;
/** COL-6: militias of rebels, or of an independent colony, are destroyed; `rebels`: those that are left. */
export type RebelsLost = Fact<
  'RebelsLost',
  {
    /** The owner of the colony; null: it is independent. */
    empire: EmpireId | null;
    system: SystemId;
    by: EmpireId | null;
    lost: number;
    rebels: number;
    because: 'bombardment' | 'fighting';
  }
>;
/** OPT-19: a colony is asked to surrender: d10 and its Morale must not be above its Census. */
export type SurrenderDemanded = Fact<
  'SurrenderDemanded',
  {
    empire: EmpireId;
    system: SystemId;
    of: EmpireId | null;
    die: number;
    census: number;
    morale: number;
    accepted: boolean;
  }
>;
/** OPT-18: Mass Drivers fire; each die is one function. */
export type MassDriversFired = Fact<
  'MassDriversFired',
  {
    empire: EmpireId;
    system: SystemId;
    of: EmpireId | null;
    dice: readonly number[];
  }
>;

export type BombardmentEvent =
  | SystemBombarded
  | PointsCarried
  | SystemHurt
  | OutputMarked
  | AttritionLost
  | DefenseLowered
  | RebelsLost
  | SurrenderDemanded
  | MassDriversFired;
