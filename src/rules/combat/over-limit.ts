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

/** A task force, the units that always stay in it, and the units that leave already. */
type Shrinking<F> = Readonly<{
  force: readonly F[];
  flagship: F | null;
  bound: readonly F[];
  going: F[];
}>;

/** Other facts about a task force. */
type Known<F> = Readonly<{
  /** The room left in it. */
  room?: Room;
  /** The units that stay even above the limit. */
  bound?: readonly F[];
}>;

/** Takes units out of a task force, one after the other, as long as it is too large for their sort. */
type Leaving = Readonly<{
  isOver: (room: Room) => boolean;
  nextOf: <F extends Fighter>(shrinking: Shrinking<F>) => F | undefined;
}>;

/**
 * The units that have to leave a task force that has become too large: corvettes that have lost their carrier, then the cheapest ships
 * above the flagship's rating with the flights based on them, then flights above the CV that stays, and minefields.
 * @rule CSC-17
 * @rule CSC-13
 * @rule CSC-14
 * @ruling When flights have to leave a task force, flights on a strike leave last, because they need no CV. Of the other flights, those
 *   without a carrier in the task force leave first, then crippled and weak ones.
 */
export function overLimit<F extends Fighter>(
  force: readonly F[],
  flagship: F | null,
  terms: SideTerms = PLAIN_TERMS,
  { room = roomIn(force, flagship, terms), bound = NOBODY }: Known<F> = {},
): readonly F[] {
  if (!isOverAny(room)) return NOBODY;
  const shrinking: Shrinking<F> = { force, flagship, bound, going: [] };
  let now = room;
  for (const { isOver, nextOf } of LEAVING) {
    while (isOver(now)) {
      const next = nextOf(shrinking);
      if (next === undefined) break;
      now = withoutOne(shrinking, next, now) ?? roomIn(stayingOf(shrinking), flagship, terms);
    }
  }
  return shrinking.going;
}

/**
 * The cheapest units of a task force, as many as asked for, where no unit carries another.
 * @rule CSC-17
 */
export function cheapestIn<F extends Fighter>(
  force: readonly F[],
  flagship: F | null,
  many: number,
): readonly F[] {
  if (many <= 0) return NOBODY;
  const going: F[] = [];
  for (const one of force) {
    if (one === flagship) continue;
    let at = going.length;
    for (; at > 0; at -= 1) {
      const before = going[at - 1];
      if (before === undefined || !isCheaper(one, before)) break;
      going[at] = before;
    }
    going[at] = one;
    if (going.length > many) going.pop();
  }
  return going;
}

const isCheaper = (a: Fighter, b: Fighter): boolean =>
  a.cost === b.cost ? byStrength(b, a) < 0 : a.cost < b.cost;

/** Removes a unit with the flights based on it. Returns the room left; null if it has to be counted again. */
function withoutOne<F extends Fighter>(
  { force, going }: Shrinking<F>,
  next: F,
  room: Room,
): Room | null {
  going.push(next);
  if (!hasFlights(force)) return roomWithout(room, next);
  for (const one of flightsOf(force, [next])) if (!going.includes(one)) going.push(one);
  return null;
}

const stayingOf = <F>({ force, going }: Shrinking<F>): readonly F[] =>
  force.filter((one) => !going.includes(one));

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

/** Whether a corvette has lost its carrier. */
const isOrphan = <F extends Fighter>(one: F, shrinking: Shrinking<F>): boolean =>
  one.carrier !== null && isCorvette(one) && !hasBase(one, shrinking);

const hasBase = <F extends Fighter>({ carrier }: F, { force, going }: Shrinking<F>): boolean =>
  carrier !== null && force.some((one) => one.unit === carrier && !going.includes(one));

const isBody = (one: Fighter): boolean =>
  one.kind !== 'flight' && one.kind !== 'minefield' && !isPrize(one);

function shipToGo<F extends Fighter>(shrinking: Shrinking<F>): F | undefined {
  let next: F | undefined;
  for (const one of shrinking.force) {
    if (!isBody(one) || !mayGo(one, shrinking)) continue;
    if (next === undefined || isShipBefore(one, next, shrinking)) next = one;
  }
  return next;
}

function isShipBefore<F extends Fighter>(a: F, b: F, shrinking: Shrinking<F>): boolean {
  const isLost = isOrphan(a, shrinking);
  if (isLost !== isOrphan(b, shrinking)) return isLost;
  return isCheaper(a, b);
}

const mayGo = <F>(one: F, { flagship, bound, going }: Shrinking<F>): boolean =>
  one !== flagship && !bound.includes(one) && !going.includes(one);

const ofKind = <F extends Fighter>(shrinking: Shrinking<F>, kind: Fighter['kind']): readonly F[] =>
  shrinking.force.filter((one) => one.kind === kind && mayGo(one, shrinking));

const flightToGo = <F extends Fighter>(shrinking: Shrinking<F>): F | undefined =>
  firstBy(
    ofKind(shrinking, 'flight'),
    (a, b) => Number(isStriker(a)) - Number(isStriker(b)),
    (a, b) => Number(hasBase(a, shrinking)) - Number(hasBase(b, shrinking)),
    (a, b) => bySoundness(b, a),
    (a, b) => byStrength(b, a),
  );

const minefieldToGo = <F extends Fighter>(shrinking: Shrinking<F>): F | undefined =>
  firstBy(ofKind(shrinking, 'minefield'), (a, b) => byStrength(b, a));

const LEAVING: readonly Leaving[] = [
  { isOver: ({ ships }) => ships < 0, nextOf: shipToGo },
  { isOver: ({ flights }) => flights < 0, nextOf: flightToGo },
  { isOver: ({ minefields }) => minefields < 0, nextOf: minefieldToGo },
];
