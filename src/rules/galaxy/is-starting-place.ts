type Place = Readonly<{ name: string; owner: string | null }>;
type Road = Readonly<{ between: readonly [string, string]; class: string }>;

/** What of a map decides where units can stand before the first turn. */
export type StartingMap = Readonly<{
  systems: readonly Place[];
  lanes: readonly Road[];
  /** For convoys: the empires with which a Trade treaty is agreed. */
  partners: readonly string[];
}>;

/**
 * Whether an empire’s first units may stand in a system: its own, a partner’s, or nobody’s one explored lane away from one of its own.
 * @rule SET-1 @rule SET-3
 */
export function isStartingPlace(
  empire: string,
  { name, owner }: Place,
  { systems, lanes, partners }: StartingMap,
): boolean {
  if (owner !== null) return owner === empire || partners.includes(owner);
  const own = new Set(systems.flatMap((one) => (one.owner === empire ? [one.name] : [])));
  return lanes.some(
    ({ between: [a, b], class: kind }) =>
      kind !== 'unexplored' && ((a === name && own.has(b)) || (b === name && own.has(a))),
  );
}
