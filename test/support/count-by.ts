/** How many of these there are of each kind. */
export function countBy<T>(all: readonly T[], kindOf: (one: T) => string): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const one of all) counts[kindOf(one)] = (counts[kindOf(one)] ?? 0) + 1;
  return counts;
}
