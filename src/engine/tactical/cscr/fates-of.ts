import { COUNTED_FATES } from '#engine/tactical/contract';
import type { Piece } from './battlefield.ts';
import { isPrize } from './outcome-of.ts';

/** What has become of a unit. */
export function fatesOf(piece: Piece): number {
  const { isAlive, condition, combatant, awayBy, isExcluded } = piece;
  let fates = isExcluded ? COUNTED_FATES.keptOut : 0;
  if (!isAlive) return fates + COUNTED_FATES.destroyed;
  if (awayBy !== null) fates += COUNTED_FATES.away;
  if (isPrize(piece)) return fates + COUNTED_FATES.captured;
  const isHurt = condition === 'crippled' && combatant.condition !== 'crippled';
  return isHurt ? fates + COUNTED_FATES.crippled : fates;
}
