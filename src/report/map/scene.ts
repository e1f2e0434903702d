import type { FleetId, LaneId, SystemId } from '#model/campaign/ids';
import type { LaneClass } from '#model/campaign/lane';
import type { Hex, Importance } from '#model/campaign/system';
import type { LegendEntry } from '#report/document/document';
import type { SiegeSign } from './siege-signs.ts';
import type { Ring, WayMark } from '#report/document/map-overlay';

/** The colour (1…8) and letter of an empire; two that share a colour differ in their letter. */
export type OwnerMark = Readonly<{ colour: number | null; letter: string }>;

export type SystemMark = Readonly<{
  id: SystemId;
  name: string;
  hex: Hex;
  size: Importance | 'located';
  /** Null: nobody's, or not known. */
  owner: OwnerMark | null;
  /** A colony that nobody owns (COL-10). */
  isIndependent?: boolean;
  /** Left out: none. */
  signs?: readonly SiegeSign[];
  /** `t2` when who owns it is known from then. */
  age: string;
  /** What it is, in words. */
  about: string;
  /** The number of its lanes that lead off the map (OPT-10); left out: none. */
  offMap?: number;
  /** Its role for the selected fleet, and the words for it below its name; empty: none. */
  ring?: Ring;
  note?: string;
  /** The note where there is no room for all of it. */
  shortNote?: string;
  /** It can be chosen on the map itself, which needs more room than to look at it. */
  isChoice?: boolean;
}>;

export type LaneMark = Readonly<{
  id: LaneId;
  a: SystemId;
  b: SystemId;
  class: LaneClass | 'unknown';
  /** What it is and since when that is known; nothing where all of it is plain. */
  about?: string;
  /** Where it leads; left out: nowhere. */
  href?: string;
}>;

/** Fleets of one owner at one place. */
export type ForceMark = Readonly<{
  at: Readonly<{ system: SystemId }> | Readonly<{ lane: LaneId }>;
  /** Own fleets are triangles, everybody else's diamonds. */
  shape: 'fleet' | 'contact';
  owner: OwnerMark | null;
  /** Letter of a foreign owner, number of ships and of other units: `L3+2`. */
  text: string;
  remembered: boolean;
  about: string;
  /** They are to come here; they are not here now. */
  isToCome?: boolean;
  href?: string;
  /** The fleets of the mark; left out: they are not known one by one. */
  fleets?: readonly FleetId[];
}>;

/** The contents of a map for any viewer. */
export type Scene = Readonly<{
  title: string;
  description: string;
  systems: readonly SystemMark[];
  lanes: readonly LaneMark[];
  forces: readonly ForceMark[];
  /** Where fleets are sent. */
  ways?: readonly WayMark[];
  legend: readonly LegendEntry[];
}>;

/** How much wider the ring around a system is than its mark. */
export const RING = 6;
/** The distance of a system’s note below its name. */
export const NOTE_LINE = 13;

/** Radius of a system's mark. */
export const RADIUS: { readonly [S in SystemMark['size']]: number } = {
  located: 5,
  unimportant: 10,
  minor: 13,
  major: 16,
};
