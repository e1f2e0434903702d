import type {
  DesignId,
  EmpireId,
  FleetId,
  LaneId,
  SystemId,
  UnitId,
  WorkId,
} from '#model/campaign/ids';
import type { SystemEffectKind } from '#model/campaign/effect';
import type { ProjectKind } from '#model/campaign/project';
import type { LaneClass } from '#model/campaign/lane';
import type { Specialisation } from '#model/campaign/system';
import type { HullClass, Maintenance } from '#model/forces/design';
import type { FleetPlace } from '#model/forces/fleet';
import type { OrdnancePackage } from '#model/forces/ordnance';
import type { Mission } from '#model/orders/bombard';
import { UNIT_CONDITIONS, UNIT_STATUSES, type UnitPlace } from '#model/forces/unit';

/** The numbers of an empire that can be corrected; the last two matter where a campaign goes by years or by chance (OPT-20). */
export const EMPIRE_VALUES = [
  'treasury',
  'techPool',
  'era',
  'advancesInHand',
  'techYears',
  'unlockChance',
] as const;
export type EmpireValue = (typeof EMPIRE_VALUES)[number];

/** The numbers of a system that can be corrected. */
export const SYSTEM_VALUES = [
  'census',
  'morale',
  'productivity',
  'intel',
  'raw',
  'capacity',
  'utilized',
  'missedGrowth',
] as const;
export type SystemValue = (typeof SYSTEM_VALUES)[number];

/**
 * The conditions that a correction can set for a unit; `trading` and `idle` are for convoys (MOV-6), `unpaid` and `paid` count in this turn
 * (ECO-5), `unconverted` and `converted` are for units of alien make (TECH-6).
 */
export const UNIT_STATES = [
  ...UNIT_CONDITIONS,
  ...UNIT_STATUSES,
  'trading',
  'idle',
  'unpaid',
  'paid',
  'unconverted',
  'converted',
] as const;
export type UnitState = (typeof UNIT_STATES)[number];

/** The numbers of a unit that can be corrected: Census aboard, levels out of supply, and Attrition lost. */
export const UNIT_VALUES = ['census', 'outOfSupply', 'damage'] as const;
export type UnitValue = (typeof UNIT_VALUES)[number];

/** The numbers of a class that can be corrected; `inService` 0: from the start (OPT-20). */
export const CLASS_VALUES = [
  'cost',
  'era',
  'inService',
  'dv',
  'as',
  'af',
  'cv',
  'cr',
  'cc',
  'attrition',
  'attack',
  'defense',
  'dieFaces',
] as const;
export type ClassValue = (typeof CLASS_VALUES)[number];

/** The place where a correction puts units; `others` share with the carrier an item that is too big for one hold (MOV-7). */
export type EditPlace =
  | Exclude<UnitPlace, { kind: 'aboard' }>
  | Readonly<{ kind: 'aboard'; carrier: UnitId; others?: readonly UnitId[] }>;

type Kind<K extends string, D> = Readonly<{ kind: K } & D>;

type EmpireEdit =
  | Kind<'SetEmpireValue', { empire: EmpireId; value: EmpireValue; to: number }>
  /** Negative: takes them. */
  | Kind<'GivePoints', { empire: EmpireId; points: number }>
  | Kind<'SetUnlocked', { empire: EmpireId; design: DesignId; unlocked: boolean }>
  | Kind<'KnowSystem', { empire: EmpireId; system: SystemId }>
  | Kind<'KnowLane', { empire: EmpireId; lane: LaneId }>;

type SystemEdit =
  | Kind<'SetSystemValue', { system: SystemId; value: SystemValue; to: number }>
  | Kind<'SetOwner', { system: SystemId; owner: EmpireId | null }>
  | Kind<'SetTrait', { system: SystemId; trait: string; has: boolean }>
  /** Null: none, and the owner may choose one at once (OPT-9). */
  | Kind<'SetSpecialisation', { system: SystemId; to: Specialisation | null }>
  /** The number of turns, this one included; 0: it ends. */
  | Kind<'SetMoraleCondition', { system: SystemId; name: string; modifier: number; turns: number }>;

type UnitEdit =
  | Kind<
      'AddUnits',
      {
        empire: EmpireId;
        design: DesignId;
        count: number;
        /** Of the first of them; the others stay unnamed. */
        names: readonly string[];
        place: EditPlace;
      }
    >
  | Kind<'RemoveUnits', { units: readonly UnitId[] }>
  | Kind<'SetUnitState', { units: readonly UnitId[]; state: UnitState }>
  | Kind<'SetUnitValue', { unit: UnitId; value: UnitValue; to: number }>
  /** The load of units with Missile (SUP-9). */
  | Kind<'ArmUnits', { units: readonly UnitId[]; ordnance: readonly OrdnancePackage[] }>
  | Kind<'PlaceUnits', { units: readonly UnitId[]; place: EditPlace }>
  | Kind<'RenameUnit', { unit: UnitId; name: string }>;

type FleetEdit =
  | Kind<'FormFleet', { name: string; units: readonly UnitId[] }>
  | Kind<'MoveFleet', { fleet: FleetId; place: FleetPlace }>
  | Kind<'RenameFleet', { fleet: FleetId; name: string }>
  | Kind<'DissolveFleet', { fleet: FleetId; into: FleetId }>
  | Kind<'HandFleet', { fleet: FleetId; to: EmpireId }>
  /** It need not withdraw any more (ENC-4). */
  | Kind<'ReleaseFleet', { fleet: FleetId }>;

type WorkEdit =
  | Kind<'SetPaid', { work: WorkId; to: number }>
  | Kind<'FinishWork', { work: WorkId }>
  | Kind<'CancelWork', { work: WorkId }>;

/** The system or unit that an improvement, refit or repair is for. */
export type EditSubject =
  | Readonly<{ kind: 'system'; system: SystemId }>
  | Readonly<{ kind: 'unit'; unit: UnitId }>;

type ProjectEdit =
  /** An improvement, refit or repair is under way no more (ECO-6). */
  | Kind<'StopProject', { project: ProjectKind; subject: EditSubject }>
  /** What was paid for it: that comes back when it is cancelled (ECO-6). */
  | Kind<'SetProjectPaid', { project: ProjectKind; subject: EditSubject; to: number }>;

type MarkEdit =
  /** What takes from the Utilized Productivity of a colony at the next Opening: points, times, or 1 (ECO-1). */
  | Kind<'SetOutputMark', { system: SystemId; mark: SystemEffectKind; to: number }>
  /** How far the Defense of a ground unit is lowered in this turn (BOM-2). */
  | Kind<'LowerDefense', { unit: UnitId; by: number }>
  /** The same of the militias of rebels in a system, one after the other (BOM-2). */
  | Kind<'LowerRebelDefense', { system: SystemId; by: number }>
  /** Bombardment points that an empire has left for its next bombardment there; null: for any mission (BOM-4). */
  | Kind<
      'SetCarriedPoints',
      { empire: EmpireId; system: SystemId; mission: Mission | null; to: number }
    >;

type LaneEdit =
  /** Adds the lane between two systems, or changes its class. */
  | Kind<'SetLane', { from: SystemId; to: SystemId; class: LaneClass }>
  | Kind<'RemoveLane', { lane: LaneId }>;

type ClassEdit =
  | Kind<'SetClassValue', { design: DesignId; value: ClassValue; to: number }>
  | Kind<'SetMaintenance', { design: DesignId; to: Maintenance }>
  | Kind<'SetHull', { design: DesignId; to: HullClass }>
  /** The rating of an ability, 1 if it has none; 0: the class loses it. */
  | Kind<'SetAbility', { design: DesignId; ability: string; rating: number }>
  | Kind<'RenameClass', { design: DesignId; name: string }>
  /** A new class in the force list of an empire, with all values of another. */
  | Kind<'AddClass', { empire: EmpireId; name: string; like: DesignId }>
  /** Whether the force list of an empire has a class. */
  | Kind<'SetListed', { empire: EmpireId; design: DesignId; listed: boolean }>;

/** One line of a correction: a change by the moderator to the state (TURN-3). */
export type Edit =
  | EmpireEdit
  | SystemEdit
  | UnitEdit
  | FleetEdit
  | WorkEdit
  | ProjectEdit
  | MarkEdit
  | LaneEdit
  | ClassEdit;
export type EditKind = Edit['kind'];
export type MarkEditKind = MarkEdit['kind'];
export type ProjectEditKind = ProjectEdit['kind'];
export type LaneEditKind = LaneEdit['kind'];
export type ClassEditKind = ClassEdit['kind'];
export type EditOf<K extends EditKind> = Extract<Edit, { kind: K }>;

export const EDIT_KINDS = [
  'SetEmpireValue',
  'GivePoints',
  'SetUnlocked',
  'KnowSystem',
  'KnowLane',
  'SetSystemValue',
  'SetOwner',
  'SetTrait',
  'SetSpecialisation',
  'SetMoraleCondition',
  'AddUnits',
  'RemoveUnits',
  'SetUnitState',
  'SetUnitValue',
  'ArmUnits',
  'PlaceUnits',
  'RenameUnit',
  'FormFleet',
  'MoveFleet',
  'RenameFleet',
  'DissolveFleet',
  'HandFleet',
  'ReleaseFleet',
  'SetPaid',
  'FinishWork',
  'CancelWork',
  'StopProject',
  'SetProjectPaid',
  'SetOutputMark',
  'LowerDefense',
  'LowerRebelDefense',
  'SetCarriedPoints',
  'SetLane',
  'RemoveLane',
  'SetClassValue',
  'SetMaintenance',
  'SetHull',
  'SetAbility',
  'RenameClass',
  'AddClass',
  'SetListed',
] as const satisfies readonly EditKind[];

/** More edits than this are not one correction. */
export const MOST_EDITS = 200;
