import type { DesignId, EmpireId, SystemId, WorkId } from './ids.ts';

/**
 * The source that builds a unit: shipyards, the system itself (CON-1), convoys that put up bases (CON-2), or the Census that ground forces
 * are raised from (CON-3).
 */
export const WORK_SOURCES = ['shipyard', 'system', 'convoy', 'census'] as const;
export type WorkSource = (typeof WORK_SOURCES)[number];

/**
 * The share of a ship or flight of a shipyard that the system itself builds at double cost (CON-1): the capacity that it
 * takes of the system, and what of that is built.
 */
type SystemShare = Readonly<{ capacity: number; built: number }>;

/** A unit under construction (CON-1, CON-4). */
export type Work = Readonly<{
  id: WorkId;
  owner: EmpireId;
  design: DesignId;
  /** The name the unit will bear, or empty. */
  name: string;
  system: SystemId;
  source: WorkSource;
  /** Economic points and capacity it takes in all; double by the system for what it is not fit for. */
  cost: number;
  paid: number;
  /** Capacity spent so far, at most what is paid. */
  built: number;
  begun: number;
  /** Its place in the owner's order of priority at its system, from 1; none: after all that have one (CON-1). */
  rank?: number;
  /** Within cost and built; null: none. */
  share: SystemShare | null;
  /** The earliest turn of its completion, set when it is paid in full (OPT-6); null: not set. */
  ready: number | null;
  /** Cancelled: half of what was paid comes back in the Construction Phase (ECO-6). */
  cancelled: boolean;
}>;
