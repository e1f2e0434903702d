import type { DesignId, SystemId } from './ids.ts';

/** The finds that give points for units. */
export const FIND_KINDS = ['derelicts', 'colony'] as const;
export type FindKind = (typeof FIND_KINDS)[number];

/** MAP-8: derelicts, or the units of a splinter colony, that their finder has yet to choose; there is one of a kind in a system. */
export type OpenFind = Readonly<{
  kind: FindKind;
  system: SystemId;
  /** The points to spend, and the classes to choose from. */
  points: number;
  classes: readonly DesignId[];
}>;
