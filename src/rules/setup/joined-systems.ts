type Road = Readonly<{ between: readonly [string, string] }>;

/** The systems that a lane joins to one of some systems, without these. @rule OPT-5 */
export function joinedSystems(
  own: ReadonlySet<string>,
  lanes: readonly Road[],
): ReadonlySet<string> {
  const ends = lanes.flatMap(({ between: [a, b] }) => [
    ...(own.has(a) ? [b] : []),
    ...(own.has(b) ? [a] : []),
  ]);
  return new Set(ends.filter((end) => !own.has(end)));
}
