import type { BattleEvent } from '#model/battle/battle-event';
import type { BattleSide } from '#model/battle/setup';
import { agree } from './agree.ts';
import type { Field, Piece } from './field.ts';
import { priceOf } from './formation-of.ts';
import { hit } from './hit.ts';
import { dvOf } from './stats-of.ts';
import { hittable } from './targets.ts';

const PHASE = 'ships-at-ships';

/** CSC-18: whom spent minefields can hit. */
const marks = (field: Field, side: BattleSide): readonly Piece[] =>
  hittable(field, side, PHASE).filter((one) => one.unit.design.kind !== 'minefield');

/** CSC-18: minefields go off together; their DV together. */
export function spend(field: Field, side: BattleSide, told: readonly BattleEvent[]): number {
  const mines =
    marks(field, side).length === 0
      ? []
      : field.pieces.filter(
          (one) => one.side === side && one.where === 'in' && one.round.spent && !one.round.held,
        );
  const points = mines.reduce((sum, one) => sum + dvOf(field, one), 0);
  const spent = told.flatMap((event) =>
    event.type === 'MinefieldsSpent' ? [[event.points, event.units.length]] : [],
  );
  agree('minefields spent', spent, mines.length === 0 ? [] : [[points, mines.length]]);
  return points;
}

/** CSC-18: they are gone once the fire of the phase has fallen, in which they could be hit. */
export function goneOff(field: Field, sides: readonly BattleSide[]): void {
  for (const piece of field.pieces) {
    if (sides.includes(piece.side) && piece.round.spent && piece.where === 'in') {
      piece.where = 'destroyed';
    }
  }
}

/** CSC-18: each hit at the price of the formation of its moment; nobody is left whom the rest could have hit. */
export function landBurst(
  field: Field,
  side: BattleSide,
  told: readonly BattleEvent[],
  points: number,
): number {
  let left = points;
  const struck = new Set<string>();
  for (const event of told) {
    if (event.type !== 'UnitHit' || event.by !== 'proximity') continue;
    const piece = marks(field, side).find((one) => one.unit.unit === event.hit.unit);
    agree('a mark of Proximity', piece !== undefined, true);
    if (piece === undefined) continue;
    const price = priceOf(field, piece, PHASE);
    agree('Proximity', [event.damage, event.result], [price, hit(piece)]);
    left -= price;
    struck.add(piece.unit.unit);
  }
  agree('Proximity spends what it has', left >= 0, true);
  const others = marks(field, side).filter((one) => !struck.has(one.unit.unit));
  agree(
    'Proximity hits whom it can',
    others.filter((one) => priceOf(field, one, PHASE) <= left).length,
    0,
  );
  return left;
}
