import type { SystemId, UnitId } from '#model/campaign/ids';
import type { HoldShare } from '#model/forces/unit';

/** What the orders of a sheet make convoys do, while it is judged. Mutable. */
export type CargoPlan = Readonly<{
  /** Convoys that begin to trade, by order or by their routes, and where, or are to stop. */
  trade: Map<UnitId, SystemId | 'stop'>;
  /** The landed cargo, by carrier; the carrier's own id represents its Census. */
  unloaded: Map<UnitId, UnitId>;
  /** What of it stays aboard for all that its owner knows: nobody lets it land, or it finds no basing. */
  kept: Set<UnitId>;
  /** Flights of it that are based on a carrier there. */
  based: Map<UnitId, UnitId>;
  /** What is taken aboard, by carrier likewise. */
  loaded: Map<UnitId, UnitId>;
  /** What others take of a unit that is taken aboard. */
  shared: Map<UnitId, readonly HoldShare[]>;
  /** Census that leaves or reaches a system. */
  census: Map<SystemId, number>;
  /** What it bids for independent convoys to carry. */
  bidFor: Readonly<{ units: Set<UnitId>; census: Map<SystemId, number> }>;
}>;

/** Before the first order of a sheet. */
export const cargoPlanOf = (): CargoPlan => ({
  trade: new Map(),
  unloaded: new Map(),
  kept: new Set(),
  based: new Map(),
  loaded: new Map(),
  shared: new Map(),
  census: new Map(),
  bidFor: { units: new Set(), census: new Map() },
});
