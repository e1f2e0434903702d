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
 * The reinforcements that enter without an order, in their order. The list is kept: a unit that comes back is inserted into it, and the
 * list is sorted again only after other changes to the reinforcements.
 * @rule CSC-13
 */
export function reserveOf(fight: Fight, camp: Camp): readonly Piece[] {
  // Boarding moves units between the sides, and a recaptured unit is last in its side’s list. So the list is sorted each time.
  const isKept = fight.brings.traits.boards === 0;
  const known = isKept ? camp.reserve : null;
  const reserve =
    known === null
      ? sortBy(waitingIn(camp).filter(entersByItself), bySoundness, byStrength)
      : camp.returned.length === 0
        ? known
        : camp.returned.reduce(withOne(camp), known);
  camp.reserve = reserve;
  camp.returned = NOBODY;
  return reserve;
}

const NOBODY: readonly Piece[] = [];

/** Inserts a unit that has come back into the reserve. */
const withOne =
  (camp: Camp) =>
  (reserve: readonly Piece[], piece: Piece): readonly Piece[] => {
    const isWaiting = !piece.isInForce && entersByItself(piece) && mayEnter(camp, piece);
    if (!isWaiting) return reserve;
    const at = placeIn(reserve, piece);
    // A unit that is in the reserve already is just before this place.
    return reserve[at - 1] === piece ? reserve : reserve.toSpliced(at, 0, piece);
  };

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

/** Removes the units that have entered from the reserve. Mostly they are its first ones. */
export function leaveReserve(camp: Camp, reserve: readonly Piece[], picked: number): void {
  let first = 0;
  while (reserve[first]?.isInForce === true) first += 1;
  camp.reserve =
    first === picked ? reserve.slice(first) : reserve.filter(({ isInForce }) => !isInForce);
}
