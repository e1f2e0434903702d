import type { FirePhase } from '#model/battle/battle-event';
import type { Field, Piece } from './field.ts';
import { functionsOf, missionOf } from './functions-of.ts';
import { dvOf } from './stats-of.ts';

const FACTORS = [1, 1.5, 2, 3, 4];
const clamp = (formation: number): number => Math.min(4, Math.max(0, formation));

/** CSC-2: base, flagship, Shields, mission and electronic warfare, `more` by guards (CSC-10), then 0 to 4. */
export function formationOf(field: Field, piece: Piece, more = 0): number {
  const { kind } = piece.unit.design;
  const { hides, cloaked, boosts, effects } = piece.round;
  let formation = kind === 'base' || kind === 'minefield' || hides ? 0 : 1;
  if (piece.tag !== null && field.flagship[piece.side] === piece.tag) formation += 1;
  const isUncovered = boosts.some(({ of }) => of === 'shields');
  if (functionsOf(piece, 'shields') > 0 && !isUncovered) formation += 1;
  if (cloaked) formation += functionsOf(piece, 'stealth');
  if (missionOf(piece) === 'defensive') formation += 1;
  formation += effects.filter((one) => one === 'guardian').length;
  formation -= effects.filter((one) => one === 'disruptor').length;
  return clamp(formation + more);
}

/** CSC-2: flights fire as if it were 1 lower. */
export function formationIn(field: Field, piece: Piece, phase: FirePhase): number {
  const formation = formationOf(field, piece);
  return phase.startsWith('flights') ? Math.max(0, formation - 1) : formation;
}

/** CSC-2: what it costs to hit a unit in a formation. */
export const priceIn = (field: Field, piece: Piece, formation: number): number =>
  Math.ceil(dvOf(field, piece) * FACTORS[formation]!);

/** CSC-2: what it costs to single a unit out. */
export const priceOf = (field: Field, piece: Piece, phase: FirePhase): number =>
  priceIn(field, piece, formationIn(field, piece, phase));
