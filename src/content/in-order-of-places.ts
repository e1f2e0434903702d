type Located = Readonly<{ path: string; text: string }>;

/** The steps of a path such as `sides.attacker.units[0]`. */
const stepsOf = (path: string): readonly string[] => path.match(/[^.[\]]+/g) ?? [];

/** The position of a place in a JSON value, step by step; missing places come last. */
function ranksOf(path: string, json: unknown): readonly number[] {
  let holder = json;
  return stepsOf(path).map((step) => {
    if (typeof holder !== 'object' || holder === null) return Number.MAX_SAFE_INTEGER;
    const found = Object.hasOwn(holder, step);
    const rank = Array.isArray(holder) ? Number(step) : Object.keys(holder).indexOf(step);
    holder = found ? (holder as Readonly<Record<string, unknown>>)[step] : undefined;
    return found ? rank : Number.MAX_SAFE_INTEGER;
  });
}

function compareRanks(one: readonly number[], other: readonly number[]): number {
  const index = one.findIndex((rank, step) => rank !== other[step]);
  if (index < 0) return one.length - other.length;
  return (one[index] ?? 0) - (other[index] ?? -1);
}

/** Errors in the order of the file, each of them once. */
export function inOrderOfPlaces<I extends Located>(
  issues: readonly I[],
  json: unknown,
): readonly I[] {
  const once = new Map(issues.map((issue) => [`${issue.path}\n${issue.text}`, issue]));
  return [...once.values()]
    .map((issue) => ({ issue, ranks: ranksOf(issue.path, json) }))
    .toSorted((one, other) => compareRanks(one.ranks, other.ranks))
    .map(({ issue }) => issue);
}
