import { sortBy } from '#kernel/collections/sort-by';
import type { UnitKind } from '#model/forces/unit';
import { mayBeBoarded } from './may-be-boarded.ts';

type Guarded = Readonly<{ kind: UnitKind; cost: number }>;
type Asked<G> = Readonly<{
  /** Functions to spread. */
  functions: number;
  /** Whom the player named, in his order. */
  named: readonly G[];
}>;

/**
 * How many levels of formation each friend gets against boarding: a level in turn, and again from the first, until all are given.
 * @rule CSC-10
 * @ruling Whom the player names are guarded in his order, nobody else; where he names nobody, the dearest first.
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
