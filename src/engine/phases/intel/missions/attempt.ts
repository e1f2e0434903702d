import type { PhaseInput } from '#engine/record/phase';
import type { Recorder } from '#engine/record/recorder';
import type { RollId } from '#kernel/dice/dice';
import type { EmpireId, SystemId } from '#model/campaign/ids';
import type { CampaignState } from '#model/campaign/state';
import type { MissionOutcome } from '#model/events/causes';
import type { IntelMission, RunMission } from '#model/orders/run-mission';
import type { Dice, Roll } from '#model/rolls/roll-purpose';
import type { MissionResult } from '#rules/intel/mission-result';

/** A mission that is run, with its roll. */
export type Attempt = Readonly<{
  empire: EmpireId;
  order: RunMission;
  /** The owner of the system when the phase begins; null: none. */
  against: EmpireId | null;
  roll: Roll;
  total: number;
  result: MissionResult;
  /** The empire that is blamed for it; null: nobody else. */
  framed: EmpireId | null;
  /** Dice of its own, for its effect. */
  dice: Dice;
}>;

/** All missions of a turn, and the state when the phase begins, which they are rolled against. */
export type MissionWorld = Readonly<{
  record: Recorder;
  from: CampaignState;
  rules: PhaseInput['rules'];
  attempts: readonly Attempt[];
  /** The coup that wins in each system where there is one (INT-7). */
  coups: ReadonlyMap<SystemId, Attempt>;
  dice: PhaseInput['dice'];
}>;

/** What a successful mission does; `rolls`: those that its empire sees. */
export type MissionEffect = Readonly<{
  outcome: MissionOutcome;
  rolls: readonly RollId[];
  carryOut: () => void;
}>;

/** An effect without dice. */
export const plainly = (carryOut: () => void): MissionEffect => ({
  outcome: { kind: 'done' },
  rolls: [],
  carryOut,
});

/** A success that finds nothing to do. */
export const NOTHING: MissionEffect = {
  outcome: { kind: 'nothing' },
  rolls: [],
  carryOut: () => undefined,
};

/** How the effect of a success is found. */
type EffectOf = (world: MissionWorld, attempt: Attempt) => MissionEffect;

/** One row for each mission of a family: leave one out and the build fails. */
export type EffectRows<F extends string> = {
  readonly [M in Extract<IntelMission, `${F}-${string}`>]: EffectOf;
};
