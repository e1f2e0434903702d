import type { ForceCount } from '#fog/views/force-count';
import type { FleetId, LaneId, SystemId } from '#model/campaign/ids';
import type { FleetPlace } from '#model/forces/fleet';

/** A system's role for the selected fleet: its position, the goal, near or far. */
export type Ring = 'here' | 'goal' | 'near' | 'far';

/** Notes at a system besides its facts. */
export type SystemNote = Readonly<{
  /** Null: it is not about what is chosen. */
  ring: Ring | null;
  note: string;
  /** The note where there is no room for all of it; left out: it has no shorter form. */
  short?: string;
  about: string;
}>;

/** A way over lanes, from a system through others. */
export type WayMark = Readonly<{
  from: SystemId;
  path: readonly SystemId[];
  /** Of a fleet that is sent; or of supply: as it is drawn, or as far as the break. */
  tone: 'ordered' | 'refused' | 'offered' | 'supplied' | 'cut';
  /** Where supply breaks: at the last system, or in the last lane; left out: nowhere. */
  breaksAt?: 'system' | 'lane';
  name: string;
  /** What it is, in words, where the name says too little. */
  about?: string;
}>;

/** Where a place is on a map. */
type MarkPlace = Readonly<{ system: SystemId }> | Readonly<{ lane: LaneId }>;

/** A map on which everything can be chosen: where each thing leads, and what is noted at a system. */
export type MapLinks = Readonly<{
  systemHref: (system: SystemId) => string;
  laneHref: (lane: LaneId) => string;
  /** `fleets`: those of the mark that are known one by one. */
  forceHref: (at: MarkPlace, fleets: readonly FleetId[]) => string;
  noteOf: (system: SystemId) => SystemNote | null;
}>;

/** Own fleets at one place, with what belongs to the system. */
export type OwnMark = Readonly<{
  place: FleetPlace;
  count: ForceCount;
  about: string;
  /** They are to come here; they are not here now. */
  isToCome: boolean;
  href: string | null;
}>;

/** What is laid over a star map to order from: links, where a fleet can go, and where the sheet sends them. */
export type MapOverlay = Readonly<{
  hrefOf: (system: SystemId) => string;
  noteOf: (system: SystemId) => SystemNote | null;
  ways: readonly WayMark[];
  own: readonly OwnMark[];
  /** The name of the grid and lanes that the page has already; left out or another: they are drawn. */
  knownGround?: string;
}>;
