import type { MissionShare } from '#model/orders/bombard';
import type { GroundPlan } from '#model/forces/ground-plan';

/** How ground units of the attacker take part. */
export const SIEGE_WAYS = [
  'convoy',
  'assault',
  'supported',
  'waiting',
  'landed',
  'reserve',
] as const;
export type SiegeWay = (typeof SIEGE_WAYS)[number];

/** How ground units of the defender take part. */
export const DEFENSE_WAYS = ['active', 'reserve'] as const;
export type DefenseWay = (typeof DEFENSE_WAYS)[number];

/** Equal ground units in one row of the form; NaN: the input is no number. */
type Units<W> = Readonly<{
  row: number;
  /** Id of a class. */
  class: string;
  count: number;
  /** Attrition that each of them has lost by damage and hunger. */
  lost: number;
  way: W;
}>;
export type BesiegingUnits = Units<SiegeWay>;
export type DefendingUnits = Units<DefenseWay>;

/** A siege that somebody tries out. Its numbers are as they were entered. */
export type SiegeWhatIf = Readonly<{
  place: string;
  attacker: Readonly<{ name: string; plan: GroundPlan; units: readonly BesiegingUnits[] }>;
  defender: Readonly<{
    name: string;
    plan: GroundPlan;
    militia: boolean;
    /** Militias of an independent colony (COL-6). */
    rebels: number;
    units: readonly DefendingUnits[];
  }>;
  /** Bombardment in the first turn, before the fighting. */
  bombardment: Readonly<{
    points: number;
    massDrivers: number;
    /** Empty: Anti-Troop as far as troops are known, and then Anti-Productivity. */
    missions: readonly MissionShare[];
  }>;
}>;

/** The turns that a siege is fought for. */
export const SIEGE_TURNS = 3;
