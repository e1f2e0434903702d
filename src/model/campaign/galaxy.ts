import type { SystemId } from './ids.ts';
import type { Lane } from './lane.ts';
import type { Anomaly, Hex, Natives, StarSystem, Trait } from './system.ts';

/** MAP-1. */
export const MOST_RINGS = 40;
export const MOST_EMPIRES = 20;

/** A system as the map holds it, before anybody has named or taken it. */
export type GalaxySystem = Readonly<
  Pick<StarSystem, 'id' | 'hex' | 'importance' | 'capacity' | 'raw'>
> &
  Readonly<{
    /** MAP-6: the values that were rolled, even if nobody lives there yet. */
    native: Natives;
    /** The part of these values that is there when the system is found. */
    start: Natives;
    traits: readonly Trait[];
    anomalies: readonly Anomaly[];
    /** The player whose homeworld it is, counted from 0. */
    player: number | null;
    /** OPT-10: the number of its lanes that lead off the map. */
    offMapLanes: number;
  }>;

/** The values of an existing system that count when the map grows. */
export type PlacedSystem = Readonly<Pick<StarSystem, 'id' | 'hex' | 'importance' | 'capacity'>>;

/** The map when a system is generated: its systems, and for each hex the ends of its lanes. */
export type MapSoFar<S extends PlacedSystem = PlacedSystem> = Readonly<{
  rings: number;
  systems: ReadonlyMap<SystemId, S>;
  joined: ReadonlyMap<SystemId, readonly Hex[]>;
}>;

/** A whole map, systems and lanes in the order of their ids. */
export type Galaxy = Readonly<{
  rings: number;
  systems: readonly GalaxySystem[];
  lanes: readonly Lane[];
}>;
