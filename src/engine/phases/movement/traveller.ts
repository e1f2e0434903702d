import type { EmpireId, FleetId, LaneId, SystemId } from '#model/campaign/ids';
import type { UnitDesign } from '#model/forces/design';
import type { Unit } from '#model/forces/unit';
import type { LaneAllowance } from '#rules/movement/lane-allowance-of';
import type { LegsTaken } from '#rules/movement/take-leg';

export type TravellingUnit = Readonly<{ unit: Unit; design: UnitDesign }>;

/** A fleet on its way while the steps of one turn are run. Mutable, and nobody's but the phase's. */
export type Traveller = {
  readonly fleet: FleetId;
  readonly owner: EmpireId;
  allowance: LaneAllowance;
  /** What moves by itself; not what is carried. */
  units: readonly TravellingUnit[];
  /** What some units could do on their way. */
  readonly allowanceOf: (units: readonly TravellingUnit[]) => LaneAllowance;
  readonly path: readonly SystemId[];
  /** Has to leave by its first leg before anything else (ENC-4). */
  withdrawing: boolean;
  at: SystemId;
  next: number;
  legs: LegsTaken;
  stopped: boolean;
};

/** One leg that a traveller takes in this step. */
export type Move = Readonly<{
  traveller: Traveller;
  lane: LaneId;
  from: SystemId;
  to: SystemId;
  legs: LegsTaken;
}>;

export const isUnderWay = (traveller: Traveller): boolean =>
  !traveller.stopped && traveller.next < traveller.path.length;
