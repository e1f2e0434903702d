import { fraction, timesFraction } from '#kernel/numbers/fraction';

const COVERED = fraction(3, 2);

/** DV in a round, from that of the moment: half as much again, rounded up, for who hides among asteroids. @rule CSC-16 @rule MAP-8 */
export const dvInRound = (dv: number, { isHiding }: Readonly<{ isHiding: boolean }>): number =>
  isHiding ? timesFraction(dv, COVERED, 'up') : dv;
