import { choicesOf } from '#test/support/proof-choices';
import type { Data } from './mutate.ts';
import type { Target } from './target.ts';

/** An input that Farlane does not bear, made as small as it goes, and what came of it. */
export type Fault = Readonly<{ target: string; seed: number; what: string; input: Data }>;
export type Slowest = Readonly<{ target: string; seed: number; milliseconds: number }>;
type Fuzzed = Readonly<{ faults: readonly Fault[]; slowest: Slowest }>;

/** What reading an input throws; null: it was taken or refused as it should be. */
async function faultOf(target: Target, input: Data): Promise<string | null> {
  try {
    await target.read(structuredClone(input));
    return null;
  } catch (error) {
    return error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  }
}

/** The first words of a fault, so that shrinking keeps to the same one. */
const kindOf = (what: string): string => what.slice(0, 40);

/** Each way to make some data smaller by one thing. */
function* smaller(data: Data): Generator<Data> {
  if (typeof data === 'string') {
    if (data.length > 1) {
      const half = Math.ceil(data.length / 2);
      yield data.slice(0, half);
      yield data.slice(half);
    }
    return;
  }
  if (typeof data !== 'object' || data === null) return;
  for (const key of Object.keys(data)) {
    const copy = structuredClone(data) as Record<string, Data>;
    if (Array.isArray(copy)) copy.splice(Number(key), 1);
    else Reflect.deleteProperty(copy, key);
    yield copy;
  }
  for (const key of Object.keys(data)) {
    for (const less of smaller((data as Record<string, Data>)[key])) {
      const copy = structuredClone(data) as Record<string, Data>;
      copy[key] = less;
      yield copy;
    }
  }
}

const MOST_STEPS = 400;

async function shrunk(target: Target, input: Data, what: string): Promise<Data> {
  let best = input;
  let steps = 0;
  let isSmaller = true;
  while (isSmaller && steps < MOST_STEPS) {
    isSmaller = false;
    for (const less of smaller(best)) {
      steps += 1;
      if (steps >= MOST_STEPS) break;
      const now = await faultOf(target, less);
      if (now === null || kindOf(now) !== kindOf(what)) continue;
      best = less;
      isSmaller = true;
      break;
    }
  }
  return best;
}

/**
 * Milliseconds from now on: those of the clock or those of the processor, whichever are fewer. On a machine that others use too, the
 * clock also counts the time in which they had the processor; the processor's time also counts threads that only tidy up.
 */
function stopwatch(): () => number {
  const started = performance.now();
  const used = process.cpuUsage();
  return () => {
    const { user, system } = process.cpuUsage(used);
    return Math.min(performance.now() - started, (user + system) / 1000);
  };
}

/** Reads a number of inputs of a target. Each has a seed of its own, so that one of them can be repeated alone. */
export async function fuzz(
  target: Target,
  { from, inputs }: Readonly<{ from: number; inputs: number }>,
): Promise<Fuzzed> {
  const faults: Fault[] = [];
  await target.prepare?.();
  let slowest: Slowest = { target: target.name, seed: from, milliseconds: 0 };
  for (let seed = from; seed < from + inputs; seed += 1) {
    const input = target.make(choicesOf(seed));
    const elapsed = stopwatch();
    const what = await faultOf(target, input);
    const milliseconds = elapsed();
    if (milliseconds > slowest.milliseconds) slowest = { target: target.name, seed, milliseconds };
    if (what === null) continue;
    const isKnown = faults.some((one) => kindOf(one.what) === kindOf(what));
    const least = isKnown ? input : await shrunk(target, input, what);
    faults.push({ target: target.name, seed, what, input: least });
  }
  return { faults, slowest };
}
