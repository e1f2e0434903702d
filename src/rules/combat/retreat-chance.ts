import { divide } from '#kernel/numbers/divide';
import { ledgerTotal } from '#kernel/reasons/ledger';
import type { LaneClass } from '#model/campaign/lane';
import { AWAY_FROM, type Leaver, retreatModifiers } from './retreat-modifiers.ts';

const FACES = [1, 2, 3, 4, 5, 6];

/** The chance in percent, to the nearest, that a unit gets away undamaged by a lane of this class. @rule CSC-12 */
export function retreatChanceOf(unit: Leaver, lane: LaneClass): number {
  const modifier = ledgerTotal(retreatModifiers(unit, lane));
  const away = FACES.filter((die) => die + modifier >= AWAY_FROM).length;
  return divide(100 * away, FACES.length, 'nearest');
}
