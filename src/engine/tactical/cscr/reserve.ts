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
 * Those who enter without a word, in the order in which they do. It is kept: whoever comes back takes his place in it, and only what changes
 * those who wait makes it anew.
 * @rule CSC-13
 */
export function reserveOf(fight: Fight, camp: Camp): readonly Piece[] {
  // Prizes come and go, and who is taken back stands after all others.
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

/** With one in his place who has come back. */
const withOne =
  (camp: Camp) =>
  (reserve: readonly Piece[], piece: Piece): readonly Piece[] => {
    const isWaiting = !piece.isInForce && entersByItself(piece) && mayEnter(camp, piece);
    if (!isWaiting) return reserve;
    const at = placeIn(reserve, piece);
    // Whoever waits already has his place just before.
    return reserve[at - 1] === piece ? reserve : reserve.toSpliced(at, 0, piece);
  };

/** Before how many of an ordered reserve somebody goes: found by halves. */
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

/** Those who were picked wait no more: mostly the first of the reserve. */
export function leaveReserve(camp: Camp, reserve: readonly Piece[], picked: number): void {
  let first = 0;
  while (reserve[first]?.isInForce === true) first += 1;
  camp.reserve =
    first === picked ? reserve.slice(first) : reserve.filter(({ isInForce }) => !isInForce);
}
