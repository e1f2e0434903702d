import type { FriendlyEffect, HostileEffect } from '#model/battle/round-orders';

/**
 * What a unit brings into a battle beyond its values: the points at which abilities touch the rules of
 * combat. Those of several abilities or units add up; what is there or not is more than 0 or 0.
 */
export type BattleTraits = Readonly<
  {
    /** Levels of formation by itself (CSC-2). */
    formation: number;
    /** As a flight it may give a level of formation up to fire better (ABL-3). */
    opensCover: number;
    /** DV of each flight based on it (CSC-16). */
    basedDv: number;
    /** Fires double in the first round (CSC-7). */
    opensDouble: number;
    /** The first damage destroys it (CSC-8). */
    diesAtOnce: number;
    /** Takes no leftover damage (CSC-8). */
    isHard: number;
    /** CR that it lends to the flagship (CSC-17). */
    commands: number;
    /** CC that it helps to send back (CSC-13). */
    tows: number;
    /** Minefields, corvettes that come along beyond the limit (CSC-1). */
    minefields: number;
    corvettes: number;
    /** Comes along beyond the limit itself, behind a convoy (CSC-1). */
    followsConvoys: number;
    /** Points at enemy minefields each round (CSC-7). */
    sweeps: number;
    /** Functions for electronic warfare of any kind, and those it takes from the enemy (CSC-17). */
    scouts: number;
    jams: number;
    /** Two such ships scout as one function before a battle (CSC-5). */
    isFast: number;
    /** Made for ramming (CSC-11). */
    rams: number;
    /** Can be spent on the enemy (CSC-18). */
    bursts: number;
    /** Functions that hold enemies for a round (ABL-3). */
    stasis: number;
    /** Levels and DV under its cloak; what a flight has more of one value (ABL-3). */
    stealth: number;
    /** Points at enemies to be boarded each round (CSC-10). */
    boards: number;
    /** Levels of formation that it lends to friends against that (CSC-10). */
    guards: number;
    /** Is destroyed rather than captured (ABL-3). */
    diesRather: number;
    /** No enemy retreats (CSC-12). */
    holdsEnemies: number;
    /** Retreats more easily, and takes others along (CSC-12). */
    jumps: number;
  } & Record<FriendlyEffect | HostileEffect, number>
>;

/** An ability as the rules of combat know it: what a rating of it gives to its unit. */
export type BattleAbility = Readonly<{
  /** As in the list of abilities (ABL-1). */
  id: string;
  /** Works while the unit is crippled (†), or in reserve. */
  isLasting: boolean;
  gives: (rating: number) => Partial<BattleTraits>;
}>;
