import { type BattleSide, BATTLE_SIDES, otherSide } from '#model/battle/setup';
import type { BattleEvent } from '#model/battle/battle-event';
import { agree } from './agree.ts';
import type { Field, Piece } from './field.ts';
import { functionsOf, packagesOf } from './functions-of.ts';
import { dvOf } from './stats-of.ts';

/** CSC-7, ABL-2: what the Minesweepers of a side can clear by points of DV, under any setting of SUP-3; the weakest first. */
function swept(
  field: Field,
  side: BattleSide,
): Readonly<{ points: number; mines: readonly Piece[] }> {
  const there = field.pieces.filter((one) => one.where === 'in' && !one.round.held);
  const points = there
    .filter((one) => one.side === side)
    .reduce(
      (sum, one) =>
        sum +
        (one.round.cloaked ? 0 : functionsOf(one, 'minesweeper') + packagesOf(one, 'proximity')),
      0,
    );
  const targets = there
    .filter((one) => one.side === otherSide(side) && one.unit.design.kind === 'minefield')
    .sort((a, b) => dvOf(field, a) - dvOf(field, b));
  let left = points;
  const mines = targets.filter((one) => {
    const price = dvOf(field, one);
    if (price > left) return false;
    left -= price;
    return true;
  });
  return { points, mines };
}

/** CSC-7, SUP-3: after the first fire phase both sides sweep at once. */
export function sweep(field: Field, told: readonly BattleEvent[]): void {
  const plain = BATTLE_SIDES.map((side) => ({ side, ...swept(field, side) }));
  for (const { side, points, mines } of plain) {
    const sizes = (some: readonly Piece[]): readonly number[] =>
      some.map((one) => dvOf(field, one)).sort((a, b) => a - b);
    const event = told.find((one) => one.type === 'MinefieldsSwept' && one.side === side);
    const units = event?.type === 'MinefieldsSwept' ? event.swept.map(({ unit }) => unit) : [];
    const gone = field.pieces.filter((one) => units.includes(one.unit.unit));
    agree('swept', sizes(gone), sizes(mines));
    if (event?.type === 'MinefieldsSwept') agree('sweeping', event.points, points);
    for (const one of gone) one.where = 'destroyed';
  }
}
