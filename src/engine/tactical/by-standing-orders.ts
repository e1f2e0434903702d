import type { Asking } from './contract.ts';

/** Runs a fight to its end with nobody asked: the standing orders answer, and no question is put together. @rule TURN-4 */
export function byStandingOrders<R>(asking: Asking<R>): R {
  let step = asking.next([]);
  while (step.done !== true) step = asking.next(step.value.map(({ standing }) => standing));
  return step.value;
}
