import type {
  DesignId,
  EmpireId,
  FleetId,
  LaneId,
  SystemId,
  TagId,
  UnitId,
} from '#model/campaign/ids';
import type { OrdnancePackage } from '#model/forces/ordnance';
import type { UnitCondition, UnitKind } from '#model/forces/unit';

/** An own unit as a question shows it. Values are those of the moment (CSC-16). */
export type OwnPiece = Readonly<{
  unit: UnitId;
  design: DesignId;
  name: string;
  kind: UnitKind;
  civilian: boolean;
  condition: UnitCondition;
  dv: number;
  as: number;
  af: number;
  cv: number;
  cr: number;
  cc: number;
  cost: number;
  /** Levels (SUP-7); left out: none, or it is a partner’s. */
  outOfSupply?: number;
  /** The ordnance that it has loaded (SUP-9); left out: none, or it is a partner’s. */
  ordnance?: readonly OrdnancePackage[];
}>;

/** An enemy unit in its task force, as far as it can be seen (FOG-6). Stats are null if they are not known (FOG-5 fought). */
export type EnemyPiece = Readonly<{
  tag: TagId;
  design: DesignId;
  name: string;
  kind: UnitKind;
  condition: UnitCondition;
  flagship: boolean;
  formation: number;
  /** The size of its hull shows, and with it what orders at it cost. */
  cc: number;
  stats: Readonly<{ dv: number; as: number; af: number; cv: number; scouts: number }> | null;
}>;

/** A group of the opponent before the battle, as sight gives it (FOG-3). */
export type OpposingGroup = Readonly<{
  design: DesignId;
  kind: UnitKind;
  /** Civilians do not fight, and frighten nobody. */
  civilian: boolean;
  condition: UnitCondition;
  count: number;
  strength: number | null;
}>;

/**
 * A lane to leave by, with the jumps from its far end to where the fleet withdraws; null: no path that its player knows.
 * `enemies`: its player knows of enemies at the far end.
 */
export type WayOut = Readonly<{
  lane: LaneId;
  to: SystemId;
  jumpsHome: number | null;
  enemies?: true;
}>;

/** A fleet of the side that may leave, with the lanes that it can leave by. */
export type FleetWays = Readonly<{
  fleet: FleetId;
  /** Of a partner who fights on the same side; left out of an own one. */
  owner?: EmpireId;
  /** It has military units. */
  fights: boolean;
  ways: readonly WayOut[];
}>;

/** A fleet that leaves, and its lane: the fleets of a side may part ways (ENC-4). */
export type Departure = Readonly<{ fleet: FleetId; lane: LaneId }>;
