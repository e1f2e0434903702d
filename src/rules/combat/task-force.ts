import type { Fighter } from './fighter.ts';
import { entersBefore, entersByItself } from './entry-order.ts';
import { type Room, hasRoomFor, roomWith, roomIn } from './room-in.ts';
import { PLAIN_TERMS, type SideTerms } from './scenarios/scenario.ts';

/** Ships make room for flights and minefields, so they come first. */
const RANK: Readonly<Record<Fighter['kind'], number>> = {
  ship: 0,
  base: 0,
  convoy: 0,
  flight: 1,
  minefield: 2,
  ground: 3,
};

/**
 * Those who find room beside the ones already in a task force, in the order given: ships and bases up to
 * the limit of the flagship, corvettes beyond it with who carries them, then flights and minefields as far
 * as those that are in it by then can have them.
 * @rule CSC-1
 * @rule CSC-13
 * @ruling Of units that are equal in all that counts the one longest in service goes first, here and wherever else a battle must choose among equals.
 */
export function fillTaskForce<F extends Fighter>(
  force: readonly F[],
  flagship: F | null,
  order: readonly F[],
  terms: SideTerms = PLAIN_TERMS,
): readonly F[] {
  const inside = new Set(force);
  const waiting = order.filter((one) => !inside.has(one));
  return fill({ force, flagship, waiting, terms, room: roomIn(force, flagship, terms) });
}

/**
 * The same for reinforcements about whose order nobody has said anything: it picks instead of sorting, which is faster where few find room.
 * @rule CSC-13
 */
export const fillByDefault = <F extends Fighter>({
  waiting,
  ...filling
}: Filling<F>): readonly F[] =>
  fill({ ...filling, waiting: waiting.filter(entersByItself) }, entersBefore);

type Filling<F> = Readonly<{
  force: readonly F[];
  flagship: F | null;
  waiting: readonly F[];
  terms: SideTerms;
  /** What is free before anybody enters. */
  room: Room;
}>;

const RANKS = [RANK.ship, RANK.flight, RANK.minefield] as const;

function fill<F extends Fighter>(
  { force, flagship, waiting, terms, room: free }: Filling<F>,
  isBefore?: (a: F, b: F) => boolean,
): readonly F[] {
  const entered: F[] = [];
  let room = free;
  for (const rank of RANKS) {
    let left = waiting.filter((one) => RANK[one.kind] === rank);
    if (left.length === 0) continue;
    // Whoever enters may make room for others: then those passed over are asked again.
    for (;;) {
      const next = nextIn(left, room, isBefore);
      if (next === undefined) break;
      entered.push(next);
      left = without(left, next);
      room = roomWith(room, next) ?? roomIn([...force, ...entered], flagship, terms);
    }
  }
  return entered;
}

/** Who enters next: the first that finds room. */
function nextIn<F extends Fighter>(
  left: readonly F[],
  room: Room,
  isBefore?: (a: F, b: F) => boolean,
): F | undefined {
  let next: F | undefined;
  for (const one of left) {
    if (next !== undefined && isBefore?.(one, next) !== true) continue;
    if (!hasRoomFor(room, one)) continue;
    if (isBefore === undefined) return one;
    next = one;
  }
  return next;
}

const without = <F>(some: readonly F[], gone: F): F[] => some.filter((one) => one !== gone);
