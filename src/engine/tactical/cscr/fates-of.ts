import { COUNTED_FATES } from '#engine/tactical/contract';
import type { Piece } from './battlefield.ts';
import type { lossOf } from './spoils.ts';

type Loss = ReturnType<typeof lossOf>;

/** What has become of a unit that nobody could capture. */
export const fatesOf = (piece: Piece): number => fatesBy(piece, piece.isAlive ? null : 'destroyed');

/** What has become of a unit that is lost so, or is not. */
export function fatesBy(piece: Piece, loss: Loss): number {
  const { condition, combatant, awayBy, isExcluded } = piece;
  let fates = isExcluded ? COUNTED_FATES.keptOut : 0;
  if (loss === 'destroyed') return fates + COUNTED_FATES.destroyed;
  if (awayBy !== null) fates += COUNTED_FATES.away;
  if (loss === 'captured') return fates + COUNTED_FATES.captured;
  const isHurt = condition === 'crippled' && combatant.condition !== 'crippled';
  return isHurt ? fates + COUNTED_FATES.crippled : fates;
}
