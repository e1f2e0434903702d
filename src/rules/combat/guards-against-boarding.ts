import { sortBy } from '#kernel/collections/sort-by';
import type { UnitKind } from '#model/forces/unit';
import { mayBeBoarded } from './may-be-boarded.ts';

type Guarded = Readonly<{ kind: UnitKind; cost: number }>;
type Asked<G> = Readonly<{
  /** Functions to spread. */
  functions: number;
  /** The units that the player named, in their order. */
  named: readonly G[];
}>;

/**
 * The levels of formation that each friend gets against boarding: one level in turn, starting over at the first, until none is left.
 * @rule CSC-10
 * @ruling If the player names units that can be boarded, Assault functions guard only these, in that order. Otherwise they guard the most
 *   expensive units first.
 */
export function guardsAgainstBoarding<G extends Guarded>(
  friends: readonly G[],
  { functions, named }: Asked<G>,
): ReadonlyMap<G, number> {
  const able = (some: readonly G[]): readonly G[] => some.filter(({ kind }) => mayBeBoarded(kind));
  const told = able(named);
  const order = told.length > 0 ? told : sortBy(able(friends), (a, b) => b.cost - a.cost);
  const levels = new Map<G, number>();
  if (order.length === 0) return levels;
  for (let given = 0; given < functions; given += 1) {
    const friend = order[given % order.length];
    if (friend !== undefined) levels.set(friend, (levels.get(friend) ?? 0) + 1);
  }
  return levels;
}
