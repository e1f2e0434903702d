import type { FirePhase } from '#model/battle/battle-event';
import type { Gun } from '#model/battle/round-orders';
import { type BattleSide, otherSide } from '#model/battle/setup';
import { type Field, type Piece, isPrize } from './field.ts';

/** How a question names it: a prize by its tag. */
export const nameOf = (one: Piece): string => (isPrize(one) ? one.tag! : one.unit.unit);

/** CSC-7: what a fire phase is fired with. */
export const GUN_OF: Readonly<Record<FirePhase, Gun>> = {
  'ships-at-ships': 'as',
  'ships-at-flights': 'af',
  'flights-at-flights': 'af',
  'flights-at-ships': 'as',
};

const isFlight = (piece: Piece): boolean => piece.unit.design.kind === 'flight';

/** CSC-7, ABL-3: who is in the task force and not held by Stasis. */
const isThere = (piece: Piece): boolean => piece.where === 'in' && !piece.round.held;

/** CSC-7: who fires in a phase; convoys do not. */
export const firing = (field: Field, side: BattleSide, phase: FirePhase): readonly Piece[] =>
  field.pieces.filter(
    (one) =>
      one.side === side &&
      isThere(one) &&
      one.unit.design.kind !== 'convoy' &&
      isFlight(one) === phase.startsWith('flights'),
  );

const isOfPhase = (piece: Piece, phase: FirePhase): boolean =>
  isFlight(piece) === phase.endsWith('flights');

/** CSC-7: whom a side can hit in a phase. */
export const hittable = (field: Field, firer: BattleSide, phase: FirePhase): readonly Piece[] =>
  field.pieces.filter(
    (one) => one.side === otherSide(firer) && isThere(one) && isOfPhase(one, phase),
  );

/** CSC-8: the reinforcements that a phase can hit: none while they have a task force. */
export function exposed(field: Field, firer: BattleSide, phase: FirePhase): readonly Piece[] {
  const side = field.pieces.filter((one) => one.side === otherSide(firer));
  if (side.some(({ where }) => where === 'in')) return [];
  return side.filter((one) => one.where === 'behind' && !one.lurks && isOfPhase(one, phase));
}
