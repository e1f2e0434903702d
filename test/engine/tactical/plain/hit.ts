import { isPrize, type Piece } from './field.ts';
import { functionsOf } from './functions-of.ts';

/** CSC-8, CSC-10: minefields, Auxiliaries and units in reserve go at once; so do prizes, and who is crippled. */
export const goesAtOnce = (piece: Piece): boolean =>
  piece.condition === 'crippled' ||
  isPrize(piece) ||
  piece.unit.design.kind === 'minefield' ||
  piece.unit.status === 'reserve' ||
  functionsOf(piece, 'auxiliary') > 0;

/** CSC-8: one hit, and what it makes of the unit. */
export function hit(piece: Piece): 'crippled' | 'destroyed' {
  if (goesAtOnce(piece)) {
    piece.where = 'destroyed';
    return 'destroyed';
  }
  piece.condition = 'crippled';
  return 'crippled';
}
