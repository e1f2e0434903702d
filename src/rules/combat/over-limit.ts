import { firstBy } from '#kernel/collections/sort-by';
import {
  type Fighter,
  bySoundness,
  byStrength,
  isCorvette,
  isPrize,
  isStriker,
} from './fighter.ts';
import { type Room, roomIn, roomWithout } from './room-in.ts';
import { PLAIN_TERMS, type SideTerms } from './scenarios/scenario.ts';

type Force = readonly Fighter[];

/** Takes units out of a task force, one after the other, as long as it is too large for their sort. */
type Leaving = Readonly<{
  isOver: (room: Room) => boolean;
  nextOf: <F extends Fighter>(force: readonly F[], flagship: F | null) => F | undefined;
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
  room = roomIn(force, flagship, terms),
): readonly F[] {
  if (!isOverAny(room)) return NOBODY;
  const going: F[] = [];
  let staying = force;
  let now = room;
  for (const { isOver, nextOf } of LEAVING) {
    while (isOver(now)) {
      const next = nextOf(staying, flagship);
      if (next === undefined) break;
      const flights = hasFlights(staying) ? flightsOf(staying, [next]) : NOBODY;
      going.push(next);
      going.push(...flights);
      staying = staying.filter((one) => !going.includes(one));
      const plainly = flights.length === 0 ? roomWithout(now, next) : null;
      now = plainly ?? roomIn(staying, flagship, terms);
    }
  }
  return going;
}

const hasFlights = (force: readonly Fighter[]): boolean =>
  force.some(({ kind }) => kind === 'flight');

const isOverAny = ({ ships, flights, minefields }: Room): boolean =>
  ships < 0 || flights < 0 || minefields < 0;

const NOBODY: readonly never[] = [];

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

/** Whether it has lost the one that brought it along. */
const isOrphan = (one: Fighter, force: Force): boolean =>
  one.carrier !== null && isCorvette(one) && !hasBase(one, force);

const hasBase = ({ carrier }: Fighter, force: Force): boolean =>
  carrier !== null && force.some(({ unit }) => unit === carrier);

const isBody = (one: Fighter): boolean =>
  one.kind !== 'flight' && one.kind !== 'minefield' && !isPrize(one);

function shipToGo<F extends Fighter>(force: readonly F[], flagship: F | null): F | undefined {
  let next: F | undefined;
  for (const one of force) {
    if (one === flagship || !isBody(one)) continue;
    if (next === undefined || isShipBefore(one, next, force)) next = one;
  }
  return next;
}

function isShipBefore(a: Fighter, b: Fighter, force: Force): boolean {
  const isLost = isOrphan(a, force);
  if (isLost !== isOrphan(b, force)) return isLost;
  return a.cost === b.cost ? byStrength(b, a) < 0 : a.cost < b.cost;
}

function flightToGo<F extends Fighter>(force: readonly F[], flagship: F | null): F | undefined {
  return firstBy(
    force.filter((one) => one.kind === 'flight' && one !== flagship),
    (a, b) => Number(isStriker(a)) - Number(isStriker(b)),
    (a, b) => Number(hasBase(a, force)) - Number(hasBase(b, force)),
    (a, b) => bySoundness(b, a),
    (a, b) => byStrength(b, a),
  );
}

const minefieldToGo = <F extends Fighter>(force: readonly F[], flagship: F | null): F | undefined =>
  firstBy(
    force.filter((one) => one.kind === 'minefield' && one !== flagship),
    (a, b) => byStrength(b, a),
  );

const LEAVING: readonly Leaving[] = [
  { isOver: ({ ships }) => ships < 0, nextOf: shipToGo },
  { isOver: ({ flights }) => flights < 0, nextOf: flightToGo },
  { isOver: ({ minefields }) => minefields < 0, nextOf: minefieldToGo },
];
