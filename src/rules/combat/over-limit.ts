import { sortBy } from '#kernel/collections/sort-by';
import {
  type Fighter,
  bySoundness,
  byStrength,
  isCorvette,
  isPrize,
  isStriker,
} from './fighter.ts';
import { type Room, roomIn } from './room-in.ts';
import { PLAIN_TERMS, type SideTerms } from './scenarios/scenario.ts';

/** Takes units out of a task force, in an order, as long as it is too large for their sort. */
type Leaving<F> = Readonly<{
  isOver: (room: Room) => boolean;
  inOrder: (force: readonly F[]) => readonly F[];
}>;

/**
 * Who has to leave a task force that has become too large: corvettes that have lost who carried them,
 * then the cheapest ships above the flagship's rating with the flights based on them, then flights above
 * the CV that stays, and minefields.
 * @rule CSC-17
 * @rule CSC-13
 * @rule CSC-14
 * @ruling Flights on a strike take no CV and go last. Of the others those go first that have no carrier in the task force, then crippled and weak ones.
 */
export function overLimit<F extends Fighter>(
  force: readonly F[],
  flagship: F | null,
  terms: SideTerms = PLAIN_TERMS,
): readonly F[] {
  const going: F[] = [];
  const now = roomIn(force, flagship, terms);
  if (now.ships >= 0 && now.flights >= 0 && now.minefields >= 0) return going;
  const kinds: readonly Leaving<F>[] = [
    { isOver: ({ ships }) => ships < 0, inOrder: shipsToGo },
    { isOver: ({ flights }) => flights < 0, inOrder: flightsToGo },
    { isOver: ({ minefields }) => minefields < 0, inOrder: minefieldsToGo },
  ];
  for (const { isOver, inOrder } of kinds) {
    let staying = force.filter((one) => !going.includes(one));
    while (isOver(roomIn(staying, flagship, terms))) {
      const next = inOrder(staying).find((one) => one !== flagship);
      if (next === undefined) break;
      const leaving = [next, ...flightsOf(staying, [next])];
      going.push(...leaving);
      staying = staying.filter((one) => !leaving.includes(one));
    }
  }
  return going;
}

/** The flights based on some of a task force. @rule CSC-13 */
export function flightsOf<F extends Fighter>(
  force: readonly F[],
  carriers: readonly F[],
): readonly F[] {
  const ids = new Set(carriers.map((one) => one.unit));
  return force.filter(
    (one) => one.kind === 'flight' && one.carrier !== null && ids.has(one.carrier),
  );
}

function shipsToGo<F extends Fighter>(force: readonly F[]): readonly F[] {
  const here = new Set(force.map((one) => one.unit));
  const isOrphan = (one: F): boolean =>
    isCorvette(one) && one.carrier !== null && !here.has(one.carrier);
  return sortBy(
    force.filter((one) => one.kind !== 'flight' && one.kind !== 'minefield' && !isPrize(one)),
    (a, b) => Number(isOrphan(b)) - Number(isOrphan(a)),
    (a, b) => a.cost - b.cost,
    (a, b) => byStrength(b, a),
  );
}

function flightsToGo<F extends Fighter>(force: readonly F[]): readonly F[] {
  const here = new Set(force.map((one) => one.unit));
  const baseless = (one: F): number => (one.carrier !== null && here.has(one.carrier) ? 1 : 0);
  return sortBy(
    force.filter((one) => one.kind === 'flight'),
    (a, b) => Number(isStriker(a)) - Number(isStriker(b)),
    (a, b) => baseless(a) - baseless(b),
    (a, b) => bySoundness(b, a),
    (a, b) => byStrength(b, a),
  );
}

const minefieldsToGo = <F extends Fighter>(force: readonly F[]): readonly F[] =>
  sortBy(
    force.filter((one) => one.kind === 'minefield'),
    (a, b) => byStrength(b, a),
  );
