import { sortBy } from '#kernel/collections/sort-by';
import { entersByItself } from '#rules/combat/entry-order';
import { bySoundness, byStrength, mayFight } from '#rules/combat/fighter';
import { type Camp, type Fight, type Piece, isHere } from './battlefield.ts';

/** Reinforcements that could enter. */
export const waitingIn = (camp: Camp): readonly Piece[] =>
  camp.pieces.filter((piece) => !piece.isInForce && mayEnter(camp, piece));

const mayEnter = ({ terms }: Camp, piece: Piece): boolean =>
  isHere(piece) && mayFight(piece, terms);

/**
 * The reinforcements that enter without an order, in their order.
 * @rule CSC-13
 */
export function reserveOf(fight: Fight, camp: Camp): readonly Piece[] {
  // Boarding moves units between the sides, and a recaptured unit is last in its side’s list. So the list is sorted each time.
  if (fight.brings.traits.boards > 0) return sorted(camp);
  return (camp.reserve ??= sorted(camp));
}

const sorted = (camp: Camp): readonly Piece[] =>
  sortBy(waitingIn(camp).filter(entersByItself), bySoundness, byStrength);

/** A reserve that is kept, without the units that have just entered: `many`. Mostly they are its first ones. */
export function withoutThoseIn(
  reserve: readonly Piece[] | null,
  many: number,
): readonly Piece[] | null {
  if (reserve === null) return null;
  let first = 0;
  while (reserve[first]?.isInForce === true) first += 1;
  return first === many ? reserve.slice(first) : reserve.filter(({ isInForce }) => !isInForce);
}

/** A reserve that is kept, with units that have come back from the task force, each inserted at its place. */
export function withThoseBack(camp: Camp, back: readonly Piece[]): readonly Piece[] | null {
  const { reserve } = camp;
  if (reserve === null) return null;
  return back.reduce(
    (all, piece) =>
      entersByItself(piece) && mayEnter(camp, piece)
        ? all.toSpliced(placeIn(all, piece), 0, piece)
        : all,
    reserve,
  );
}

/** The index at which a unit belongs in a sorted reserve, by binary search. */
function placeIn(reserve: readonly Piece[], piece: Piece): number {
  let [from, to] = [0, reserve.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    const one = reserve[middle];
    if (one === undefined || goesBefore(piece, one)) to = middle;
    else from = middle + 1;
  }
  return from;
}

function goesBefore(a: Piece, b: Piece): boolean {
  const sounder = bySoundness(a, b);
  if (sounder !== 0) return sounder < 0;
  const stronger = byStrength(a, b);
  return stronger === 0 ? a.place < b.place : stronger < 0;
}
