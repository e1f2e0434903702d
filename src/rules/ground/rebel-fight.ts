/** A Census revolts on a d6 of at most this (COL-6). */
export const RISES = 2;
/** When a militia has destroyed a loyal unit, the others need this much less. */
export const RISES_MORE = 1;

const KILLS_CENSUS = 6;

/** Whether a militia that is destroyed takes a Census with it: by a d6 and the damage beyond its need. @rule COL-6 */
export const killsCensus = (die: number, beyond: number): boolean => die + beyond >= KILLS_CENSUS;
