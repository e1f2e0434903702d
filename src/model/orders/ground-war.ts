import type { SystemId, UnitId } from '#model/campaign/ids';
import type { GroundPlan } from '#model/forces/ground-plan';

/** GND-2: ground units attack from the ships and convoys that carry them. */
export type Invade = Readonly<{
  kind: 'Invade';
  system: SystemId;
  units: readonly UnitId[];
  /** Assault ships that support them, the first unit first; empty: those that are needed and carry nothing. */
  support: readonly UnitId[];
}>;

/** GND-1, GND-3: how the empire's ground units in a system fight this turn. */
export type PlanGround = Readonly<{
  kind: 'PlanGround';
  system: SystemId;
  plan: GroundPlan;
  /** A militia defends the colony if no ground unit does. */
  militia: boolean;
}>;
