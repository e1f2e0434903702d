import type { DesignId, EmpireId, UnitId } from '#model/campaign/ids';
import type { UnitDesign } from '#model/forces/design';
import type { Fact } from './fact.ts';

/** TECH-1: points are put into research; `pool`: the pool after it. */
export type TechInvested = Fact<'TechInvested', { empire: EmpireId; points: number; pool: number }>;
/** One of the checks of a year: its chance in percent, and whether it came true. 100 is not rolled. */
export type TechCheck = Readonly<{ chance: number; advanced: boolean }>;
/** TECH-2, TECH-3: the yearly checks of what was invested. */
export type TechChecked = Fact<
  'TechChecked',
  {
    empire: EmpireId;
    /** System income of this turn, which the pool is held against. */
    requirement: number;
    pool: number;
    checks: readonly TechCheck[];
    poolAfter: number;
    /** Advances that wait for a class, with those of this check. */
    inHand: number;
  }
>;
/** TECH-7: a unit is taken apart; `points` go into the pool, or reach the requirement and are an advance. */
export type UnitReverseEngineered = Fact<
  'UnitReverseEngineered',
  {
    empire: EmpireId;
    unit: UnitId;
    design: DesignId;
    name: string;
    potential: number;
    percent: number;
    points: number;
    /** System income of this turn. */
    requirement: number;
    advanced: boolean;
    pool: number;
    inHand: number;
  }
>;
/** TECH-4: an advance unlocks a class. */
export type ClassUnlocked = Fact<
  'ClassUnlocked',
  { empire: EmpireId; design: DesignId; inHand: number }
>;
/** TECH-4: all classes of an era are unlocked, and the next one begins. */
export type EraRisen = Fact<'EraRisen', { empire: EmpireId; era: number }>;
/** TECH-4: no class is left for the advances of this year; they are kept. */
export type AdvancesKept = Fact<'AdvancesKept', { empire: EmpireId; inHand: number }>;

/** OPT-20: an advance raises the tech year; `years`: by how many it has been raised then. */
export type TechYearRisen = Fact<
  'TechYearRisen',
  { empire: EmpireId; year: number; years: number; inHand: number }
>;
/** OPT-20: an advance gives a chance of a class; `kept`: the part of it that is left for the next one. */
export type UnlockRolled = Fact<
  'UnlockRolled',
  { empire: EmpireId; chance: number; unlocked: boolean; kept: number; inHand: number }
>;

/** TECH-4, OPT-15: a class of its owner's own, which an advance has yet to unlock. */
export type ClassDesigned = Fact<'ClassDesigned', { empire: EmpireId; design: UnitDesign }>;

export type TechEvent =
  | ClassDesigned
  | TechInvested
  | UnitReverseEngineered
  | TechChecked
  | ClassUnlocked
  | EraRisen
  | AdvancesKept
  | TechYearRisen
  | UnlockRolled;
