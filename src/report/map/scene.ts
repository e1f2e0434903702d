import type { Hex, Importance, LaneClass, LaneId, SystemId } from '#fog/views/terms';
import type { LegendEntry } from '#report/document/document';

/** The colour (1…8) and letter of an empire; two that share a colour differ in their letter. */
export type OwnerMark = Readonly<{ colour: number | null; letter: string }>;

export type SystemMark = Readonly<{
  id: SystemId;
  name: string;
  hex: Hex;
  size: Importance | 'located';
  /** Null: nobody's, or not known. */
  owner: OwnerMark | null;
  /** `t2` when who owns it is known from then. */
  age: string;
  /** What it is, in words. */
  about: string;
}>;

export type LaneMark = Readonly<{
  id: LaneId;
  a: SystemId;
  b: SystemId;
  class: LaneClass | 'unknown';
}>;

/** Fleets of one owner at one place. */
export type ForceMark = Readonly<{
  at: Readonly<{ system: SystemId }> | Readonly<{ lane: LaneId }>;
  /** Own fleets are triangles, everybody else's diamonds. */
  shape: 'fleet' | 'contact';
  owner: OwnerMark | null;
  /** Letter of a foreign owner and number of units. */
  text: string;
  remembered: boolean;
  about: string;
}>;

/** What a map shows, whoever looks at it. */
export type Scene = Readonly<{
  title: string;
  description: string;
  systems: readonly SystemMark[];
  lanes: readonly LaneMark[];
  forces: readonly ForceMark[];
  legend: readonly LegendEntry[];
}>;

/** Radius of a system's mark. */
export const RADIUS: { readonly [S in SystemMark['size']]: number } = {
  located: 5,
  unimportant: 10,
  minor: 13,
  major: 16,
};
