import type { DesignId, SystemId, UnitId } from '#model/campaign/ids';
import type { GroundPlan } from '#model/forces/ground-plan';

/** GND-2: ground units attack from the ships and convoys that carry them. */
export type Invade = Readonly<{
  kind: 'Invade';
  system: SystemId;
  units: readonly UnitId[];
  /** Assault ships that support them, the first unit first; empty: those that are needed and carry nothing. */
  support: readonly UnitId[];
}>;

/** The most units of a side that may attack the same enemy unit (GND-1). */
export const MOST_ON_ONE = 4;

/** GND-1: one ground unit attacks an enemy of that class there: the weakest of them, or the second weakest, and so on. */
export type GroundAim = Readonly<{ unit: UnitId; target: DesignId; place: number }>;

/** GND-1, GND-3: how the empire's ground units in a system fight this turn. */
export type PlanGround = Readonly<{
  kind: 'PlanGround';
  system: SystemId;
  plan: GroundPlan;
  /** Units that don't follow the plan; orders of older programs lack it. */
  aims?: readonly GroundAim[] | undefined;
  /** A militia defends the colony if no ground unit does. */
  militia: boolean;
}>;
