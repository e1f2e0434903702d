import { performance } from 'node:perf_hooks';
import { cpuUsage } from 'node:process';

/** Seconds; `wall`: by the clock; `busy`: of the processor, of both cores together. */
export type Taken = Readonly<{ wall: number; busy: number }>;

/** Tells what was taken since it was asked last, or made. */
export function stopwatch(): () => Taken {
  let [start, began] = [cpuUsage(), performance.now()];
  return () => {
    const { user, system } = cpuUsage(start);
    const wall = (performance.now() - began) / 1000;
    [start, began] = [cpuUsage(), performance.now()];
    return { wall, busy: (user + system) / 1_000_000 };
  };
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

/** All of them together. */
export const together = (parts: readonly Taken[]): Taken => ({
  wall: sum(parts.map(({ wall }) => wall)),
  busy: sum(parts.map(({ busy }) => busy)),
});
