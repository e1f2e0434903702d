import type { DesignId, SystemId } from '#model/campaign/ids';
import type { WorkSource } from '#model/campaign/work';

/** CON-1: units of a class, built by a shipyard or a system. */
export type BuildUnits = Readonly<{
  kind: 'BuildUnits';
  design: DesignId;
  count: number;
  system: SystemId;
  source: WorkSource;
  /** Points of each unit’s price that the system builds beside the shipyard, at double cost (CON-1); none if left out. */
  share?: number;
  /** Whether they are built before everything else under construction there; left out if not. */
  first?: true;
  /** Names for the units in order; missing ones stay unnamed. */
  names: readonly string[];
  /** Points paid now in all; null: the whole price (CON-4). */
  pay: number | null;
}>;

/** The order to build units of a class at a place, unnamed and paid in full. */
export const buildingOf = (
  what: Pick<BuildUnits, 'design' | 'count' | 'system' | 'source'>,
): BuildUnits => ({ kind: 'BuildUnits', ...what, names: [], pay: null });
