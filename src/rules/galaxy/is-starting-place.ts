type Place = Readonly<{ name: string; owner: string | null }>;
type Road = Readonly<{ between: readonly [string, string]; class: string }>;

/** What of a map decides where units can stand before the first turn. */
export type StartingMap = Readonly<{ systems: readonly Place[]; lanes: readonly Road[] }>;

/** Whether an empire’s first units may stand in a system: its own, or nobody’s one explored lane away from one. @rule SET-1 */
export function isStartingPlace(
  empire: string,
  { name, owner }: Place,
  { systems, lanes }: StartingMap,
): boolean {
  if (owner !== null) return owner === empire;
  const own = new Set(systems.flatMap((one) => (one.owner === empire ? [one.name] : [])));
  return lanes.some(
    ({ between: [a, b], class: kind }) =>
      kind !== 'unexplored' && ((a === name && own.has(b)) || (b === name && own.has(a))),
  );
}
