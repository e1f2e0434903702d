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

/** Takes units out of a task force, one after the other, as long as it is too large for their sort. */
type Leaving = Readonly<{
  isOver: (room: Room) => boolean;
  isOfSort: (one: Fighter) => boolean;
  /** Whether one goes before another. */
  isBefore: (a: Fighter, b: Fighter, force: readonly Fighter[]) => boolean;
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
  const going: F[] = [];
  if (!isOverAny(room)) return going;
  let staying = force;
  let now = room;
  for (const sort of LEAVING) {
    while (sort.isOver(now)) {
      const next = nextToGo(staying, flagship, sort);
      if (next === undefined) break;
      const flights = flightsOf(staying, [next]);
      going.push(next, ...flights);
      staying = staying.filter((one) => one !== next && !flights.includes(one));
      const plainly = flights.length === 0 ? roomWithout(now, next) : null;
      now = plainly ?? roomIn(staying, flagship, terms);
    }
  }
  return going;
}

const isOverAny = ({ ships, flights, minefields }: Room): boolean =>
  ships < 0 || flights < 0 || minefields < 0;

function nextToGo<F extends Fighter>(
  force: readonly F[],
  flagship: F | null,
  { isOfSort, isBefore }: Leaving,
): F | undefined {
  let next: F | undefined;
  for (const one of force) {
    if (one === flagship || !isOfSort(one)) continue;
    if (next === undefined || isBefore(one, next, force)) next = one;
  }
  return next;
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

/** Whether it has lost the one that brought it along. */
const isOrphan = (one: Fighter, force: readonly Fighter[]): boolean =>
  isCorvette(one) && one.carrier !== null && !hasBase(one, force);

const hasBase = ({ carrier }: Fighter, force: readonly Fighter[]): boolean =>
  carrier !== null && force.some(({ unit }) => unit === carrier);

/** The first of some orders that is open. */
const order = (...orders: readonly number[]): boolean => (orders.find((one) => one !== 0) ?? 0) < 0;

const shipBefore: Leaving['isBefore'] = (a, b, force) => {
  const orphans = Number(isOrphan(b, force)) - Number(isOrphan(a, force));
  if (orphans !== 0) return orphans < 0;
  return a.cost === b.cost ? byStrength(b, a) < 0 : a.cost < b.cost;
};

const flightBefore: Leaving['isBefore'] = (a, b, force) =>
  order(
    Number(isStriker(a)) - Number(isStriker(b)),
    Number(hasBase(a, force)) - Number(hasBase(b, force)),
    bySoundness(b, a),
    byStrength(b, a),
  );

const LEAVING: readonly Leaving[] = [
  {
    isOver: ({ ships }) => ships < 0,
    isOfSort: (one) => one.kind !== 'flight' && one.kind !== 'minefield' && !isPrize(one),
    isBefore: shipBefore,
  },
  {
    isOver: ({ flights }) => flights < 0,
    isOfSort: ({ kind }) => kind === 'flight',
    isBefore: flightBefore,
  },
  {
    isOver: ({ minefields }) => minefields < 0,
    isOfSort: ({ kind }) => kind === 'minefield',
    isBefore: (a, b) => byStrength(b, a) < 0,
  },
];
