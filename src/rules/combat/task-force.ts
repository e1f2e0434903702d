import type { Fighter } from './fighter.ts';
import {
  type Room,
  hasRoomFor,
  mayTakeFlights,
  mayTakeShips,
  roomIn,
  roomWith,
} from './room-in.ts';
import { PLAIN_TERMS, type SideTerms } from './scenarios/scenario.ts';

/**
 * The units that find room beside those already in a task force, in the order given: ships and bases up to the limit of the flagship,
 * corvettes beyond it with their carriers, then flights and minefields as far as the units that are then in it have room for them.
 * @rule CSC-1
 * @rule CSC-13
 * @ruling Among units that are equal in all that counts, the one longest in service goes first, here and wherever else a battle must choose
 *   among equals.
 */
export function fillTaskForce<F extends Fighter>(
  force: readonly F[],
  flagship: F | null,
  order: readonly F[],
  terms: SideTerms = PLAIN_TERMS,
): readonly F[] {
  const inside = new Set(force);
  const waiting = order.filter((one) => !inside.has(one));
  return fillBeside({ force, flagship, waiting, terms, room: roomIn(force, flagship, terms) });
}

type Filling<F> = Readonly<{
  force: readonly F[];
  flagship: F | null;
  /** None of them in the task force. */
  waiting: readonly F[];
  terms: SideTerms;
  /** The room left before anything enters. */
  room: Room;
}>;

type Sort = Readonly<{
  has: (kind: Fighter['kind']) => boolean;
  mayEnter: (room: Room) => boolean;
}>;

/** Ships make room for flights and minefields, so they come first. */
const SORTS: readonly Sort[] = [
  {
    has: (kind) => kind === 'ship' || kind === 'base' || kind === 'convoy',
    mayEnter: mayTakeShips,
  },
  { has: (kind) => kind === 'flight', mayEnter: mayTakeFlights },
  { has: (kind) => kind === 'minefield', mayEnter: ({ minefields }) => minefields > 0 },
];

/** The same if the room left is known. @rule CSC-1 @rule CSC-13 */
export function fillBeside<F extends Fighter>(filling: Filling<F>): readonly F[] {
  const { force, flagship, waiting, terms } = filling;
  const entered: F[] = [];
  let { room } = filling;
  for (const sort of SORTS) {
    // A unit that enters can make room for others, so units that were passed over are tried again.
    for (;;) {
      const next = nextIn(waiting, { sort, room, entered });
      if (next === undefined) break;
      entered.push(next);
      room = roomWith(room, next) ?? roomIn([...force, ...entered], flagship, terms);
    }
  }
  return entered;
}

type Gap<F> = Readonly<{
  sort: Sort;
  room: Room;
  entered: readonly F[];
}>;

/** The unit that enters next: the first that finds room. */
function nextIn<F extends Fighter>(waiting: readonly F[], gap: Gap<F>): F | undefined {
  const { sort, room, entered } = gap;
  if (!sort.mayEnter(room)) return undefined;
  for (const one of waiting) {
    if (sort.has(one.kind) && hasRoomFor(room, one) && !entered.includes(one)) return one;
  }
  return undefined;
}
