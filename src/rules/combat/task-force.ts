import type { Fighter } from './fighter.ts';
import { hasRoomFor, roomIn } from './room-in.ts';
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
  const entered: F[] = [];
  for (const rank of [RANK.ship, RANK.flight, RANK.minefield]) {
    let left = waiting.filter((one) => RANK[one.kind] === rank);
    if (left.length === 0) continue;
    let room = roomIn([...force, ...entered], flagship, terms);
    // Whoever enters may make room for others: then those passed over are asked again.
    for (let next = nextIn(left, room); next !== undefined; next = nextIn(left, room)) {
      entered.push(next);
      left = without(left, next);
      room = roomIn([...force, ...entered], flagship, terms);
    }
  }
  return entered;
}

const nextIn = <F extends Fighter>(
  left: readonly F[],
  room: ReturnType<typeof roomIn>,
): F | undefined => left.find((one) => hasRoomFor(room, one));

const without = <F>(some: readonly F[], gone: F): F[] => some.filter((one) => one !== gone);
