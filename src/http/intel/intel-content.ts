import type { Link } from '#http/pages/page-parts';
import { template } from '#http/pages/template';

/** A system of the player that reaches the target. */
export type SourceLine = Readonly<{
  name: string;
  intel: string;
  jumps: string;
  cost: string;
  /** To the missions by this one. */
  href: string;
  isChosen: boolean;
}>;

/** A mission with its chances, and its form filled in. */
export type MissionLine = Readonly<{
  name: string;
  difficulty: string;
  success: string;
  found: string;
  brings: string;
  href: string;
}>;

export type IntelContent = Readonly<{
  title: string;
  lead: string;
  known: string;
  /** Why missions may fail there; empty: nothing is known against them. */
  warning: string;
  sources: readonly SourceLine[];
  /** What to say if nothing reaches it. */
  empty: string;
  /** By which of the sources. */
  chosen: string;
  missions: readonly MissionLine[];
  back: Link;
}>;

export const INTEL_PAGE = template<IntelContent>('intel');
