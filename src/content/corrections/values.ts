import { z } from 'zod';

/** A number that a correction sets. */
export const amount = z.int().min(0).max(1_000_000);

/** The value that a verb sets. */
export function valueOf<V extends string>(
  values: readonly V[],
  verbs: Readonly<Record<V, string>>,
  verb: string,
): V | undefined {
  return values.find((value) => verbs[value] === verb);
}
