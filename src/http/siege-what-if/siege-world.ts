import type { ClassOffer } from '#http/what-if/what-if-world';
import type { DefenseWay, SiegeWay } from '#app/siege-odds/siege-what-if';
import type { Ledger } from '#kernel/reasons/ledger';
import type { GroundPlan } from '#model/forces/ground-plan';

/** Equal ground units as a row of the form names them; an empty class has to be chosen. */
export type SiegeRow<W extends SiegeWay | DefenseWay> = Readonly<{
  class: string;
  count: number;
  lost: number;
  way: W;
}>;

/** A fleet that may bring troops and guns. */
export type SiegeFleet = Readonly<{ id: string; name: string; about: string; isHere: boolean }>;

/** What a form of a siege is filled with. */
export type SiegeFilling = Readonly<{
  attackers: readonly SiegeRow<SiegeWay>[];
  defenders: readonly SiegeRow<DefenseWay>[];
  plans: Readonly<{ attacker: GroundPlan; defender: GroundPlan }>;
  militia: boolean;
  /** Bombardment points, and where they come from. */
  points: Ledger;
  massDrivers: number;
  assumed: readonly string[];
}>;

/** A system where a siege can be tried out. */
export type SiegeSpot = Readonly<{
  at: string;
  name: string;
  where: string;
  /** Units are known to besiege it, or could: it is listed first. */
  isLikely: boolean;
  names: Readonly<{ attacker: string; defender: string }>;
  fleets: readonly SiegeFleet[];
  /** What is known of both sides, with these fleets taking part. */
  fill: (fleets: readonly string[]) => SiegeFilling;
}>;

/** All that the page may know: what a player knows, or what is true, for a moderator. */
export type SiegeWorld = Readonly<{
  asOf: string;
  spots: readonly SiegeSpot[];
  classes: readonly ClassOffer[];
}>;
