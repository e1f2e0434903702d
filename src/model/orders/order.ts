import type { ById } from '#kernel/collections/tables';
import type { WorkSource } from '#model/campaign/work';
import type { DesignId, EmpireId, FleetId, SystemId, UnitId, WorkId } from '#model/campaign/ids';
import type { StandingOrders } from '#model/forces/standing-orders';

/** A fleet by its id, or `new:NAME` for one that an earlier order of the same sheet forms. */
export type FleetRef = FleetId | `new:${string}`;

/** Where units are put by MOV-9: into a fleet, onto the system they are in, aboard a carrier there. */
export type Assignment =
  | Readonly<{ kind: 'fleet'; fleet: FleetRef }>
  | Readonly<{ kind: 'system' }>
  | Readonly<{ kind: 'aboard'; carrier: UnitId }>;

/** MOV-9 reorganises at the start of Movement or at the end of Construction. */
export const REORGANISE_AT = ['movement', 'construction'] as const;
export type ReorganiseAt = (typeof REORGANISE_AT)[number];

export type BuildUnits = Readonly<{
  kind: 'BuildUnits';
  design: DesignId;
  count: number;
  system: SystemId;
  source: WorkSource;
  /** Names for the units in order; missing ones stay unnamed. */
  names: readonly string[];
  /** Points paid now in all; null: the whole price (CON-4). */
  pay: number | null;
}>;
export type FundWork = Readonly<{ kind: 'FundWork'; work: WorkId; pay: number }>;
export type CancelWork = Readonly<{ kind: 'CancelWork'; work: WorkId }>;
export type MoveFleet = Readonly<{
  kind: 'MoveFleet';
  fleet: FleetRef;
  /** The systems to go through, in order, without the one it is in. */
  path: readonly SystemId[];
}>;
export type FormFleet = Readonly<{
  kind: 'FormFleet';
  name: string;
  units: readonly UnitId[];
  at: ReorganiseAt;
}>;
export type AssignUnits = Readonly<{
  kind: 'AssignUnits';
  units: readonly UnitId[];
  to: Assignment;
  at: ReorganiseAt;
}>;
export type SetStanding = Readonly<{
  kind: 'SetStanding';
  /** Null: the whole empire. */
  fleet: FleetId | null;
  standing: Partial<StandingOrders>;
}>;

export const ORDER_KINDS = [
  'BuildUnits',
  'FundWork',
  'CancelWork',
  'FormFleet',
  'AssignUnits',
  'MoveFleet',
  'SetStanding',
] as const;
export type OrderKind = (typeof ORDER_KINDS)[number];
export type Order =
  | BuildUnits
  | FundWork
  | CancelWork
  | FormFleet
  | AssignUnits
  | MoveFleet
  | SetStanding;
export type OrderOf<K extends OrderKind> = Extract<Order, { kind: K }>;

declare const LEGAL: unique symbol;

/** An order that legality has accepted, with its place in the sheet from 0; only `legality/` makes one. */
export type LegalOrder<O extends Order = Order> = Readonly<{
  order: O;
  index: number;
  [LEGAL]: true;
}>;

export type OrdersByEmpire = ById<EmpireId, readonly LegalOrder[]>;
