import { divide } from '#kernel/numbers/divide';
import { invariant } from '#kernel/result/invariant';

/** Of the potential, in percent, by a d6. */
const SHARES = [25, 25, 50, 50, 75, 100];

/** What a roll makes of a potential, up, and its share in percent. */
type Gain = Readonly<{ percent: number; points: number }>;

/** What reverse engineering brings by a d6. @rule TECH-7 */
export function reverseGainOf(potential: number, roll: number): Gain {
  const percent = SHARES[roll - 1];
  invariant(percent !== undefined, 'REVERSE_ROLL', String(roll));
  return { percent, points: divide(potential * percent, 100, 'up') };
}
