import { sumOf } from '#kernel/numbers/sum';
import type { Fighter } from './fighter.ts';
import { commandRating } from './flagship.ts';

/** How much a task force may hold: ships and bases, flights, or both together when a flight leads. */
type Room = Readonly<{ ships: number; flights: number }>;

const isFlight = (one: Pick<Fighter, 'kind'>): boolean => one.kind === 'flight';

/** Ships and bases that a flagship may have with it, itself counted; of flights, when one leads. @rule CSC-1 */
export function taskForceLimit(flagship: Fighter | null): number {
  return flagship === null ? 0 : 1 + commandRating(flagship);
}

/** What is still free in a task force. Below 0: too many are in it. @rule CSC-1 */
export function roomIn(force: readonly Fighter[], flagship: Fighter | null): Room {
  const limit = taskForceLimit(flagship);
  const flights = force.filter(isFlight).length;
  const ships = force.length - flights;
  if (flagship !== null && isFlight(flagship))
    return { ships: 0 - ships, flights: limit - flights };
  return { ships: limit - ships, flights: sumOf(force, (one) => one.cv) - flights };
}

/**
 * Those who find room beside the ones already in a task force, in the order given: ships and bases up to
 * the limit of the flagship, then flights up to the CV of all who are in it by then.
 * @rule CSC-1
 * @rule CSC-13
 * @ruling Of units that are equal in all that counts the one longest in service goes first, here and wherever else a battle must choose among equals.
 */
export function fillTaskForce<F extends Fighter>(
  force: readonly F[],
  flagship: F | null,
  order: readonly F[],
): readonly F[] {
  const inside = new Set(force);
  const entered: F[] = [];
  const enter = (some: readonly F[], free: number): void => {
    const waiting = some.filter((one) => !inside.has(one));
    entered.push(...waiting.slice(0, Math.max(0, free)));
  };
  enter(
    order.filter((one) => !isFlight(one)),
    roomIn(force, flagship).ships,
  );
  enter(order.filter(isFlight), roomIn([...force, ...entered], flagship).flights);
  return entered;
}
