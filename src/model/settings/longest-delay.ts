/** The largest number of turns that a spectator may be behind. @rule FOG-13 */
export const LONGEST_DELAY = 99;
