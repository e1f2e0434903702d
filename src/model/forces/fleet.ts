import type { EmpireId, FleetId, LaneId, SystemId } from '#model/campaign/ids';
import type { FleetRoute } from './route.ts';
import type { StandingOrders } from './standing-orders.ts';

/** A fleet is in a system, or stopped in a lane by a meeting on its way (MOV-2). */
export type FleetPlace =
  | Readonly<{ kind: 'system'; system: SystemId }>
  | Readonly<{ kind: 'lane'; lane: LaneId; from: SystemId; to: SystemId }>;

/** Units of one owner that move together (MOV-9). */
export type Fleet = Readonly<{
  id: FleetId;
  owner: EmpireId;
  name: string;
  place: FleetPlace;
  /** Turn of the last lane it took; 0: none yet. */
  lastMoved: number;
  /** The fields that differ from the empire's standing orders. */
  standing: Partial<StandingOrders>;
  /** Withdrew or disengaged: must leave by this lane as its first move, and does nothing until then (ENC-4). */
  withdrawing: Readonly<{ lane: LaneId; turn: number }> | null;
  /** Its standing route; null: it stays (MOV-12). */
  route: FleetRoute | null;
}>;
