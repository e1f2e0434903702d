import { sortBy } from '#kernel/collections/sort-by';
import { type Fighter, bySoundness, byStrength } from './fighter.ts';
import { roomIn } from './task-force.ts';

/**
 * Who has to leave a task force that has become too large: the cheapest ships above the flagship's
 * rating with the flights based on them, then flights above the CV that stays.
 * @rule CSC-17
 * @rule CSC-13
 * @ruling Of the flights those go first that have no carrier in the task force, then crippled and weak ones.
 */
export function overLimit<F extends Fighter>(
  force: readonly F[],
  flagship: F | null,
): readonly F[] {
  const free = roomIn(force, flagship);
  const others = force.filter((one) => one !== flagship);
  const ships = sortBy(
    others.filter((one) => one.kind !== 'flight'),
    (a, b) => a.cost - b.cost,
    (a, b) => byStrength(b, a),
  ).slice(0, Math.max(0, 0 - free.ships));
  const going = [...ships, ...flightsOf(others, ships)];
  const staying = force.filter((one) => !going.includes(one));
  return [...going, ...flightsAbove(staying, flagship)];
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

function flightsAbove<F extends Fighter>(force: readonly F[], flagship: F | null): readonly F[] {
  const above = Math.max(0, 0 - roomIn(force, flagship).flights);
  if (above === 0) return [];
  const based = new Set(flightsOf(force, force));
  const baseless = (one: F): number => (based.has(one) ? 1 : 0);
  return sortBy(
    force.filter((one) => one.kind === 'flight' && one !== flagship),
    (a, b) => baseless(a) - baseless(b),
    (a, b) => bySoundness(b, a),
    (a, b) => byStrength(b, a),
  ).slice(0, above);
}
