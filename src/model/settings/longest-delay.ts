/** How many turns a spectator may be behind at most. @rule FOG-13 */
export const LONGEST_DELAY = 99;
