import type { Empire } from '#model/campaign/empire';

const PER_ADVANCE = 25;
const SURE = 100;

/** The chance in percent that the next advance brings a class, with what those before it have added. @rule OPT-20 */
export const unlockChanceOf = ({ unlockChance }: Pick<Empire, 'unlockChance'>): number =>
  Math.min(SURE, unlockChance + PER_ADVANCE);
