import { sortBy } from '#kernel/collections/sort-by';
import type { UnitId } from '#model/campaign/ids';
import type { DecisionOf } from '#model/decisions/decision';
import { strengthOf } from '#rules/combat/strength-of';

/** A ship that retreats by itself, and the units that it takes along. */
type Lift = Readonly<{ unit: UnitId; along: readonly UnitId[] }>;

/**
 * The ships that retreat to take along units that can't retreat alone: the weakest ship goes first, and each takes as many as it has room
 * for.
 * @rule OPT-2 @rule CSC-12
 * @ruling If standing orders let units retreat that can't leave alone, sound Jump ships leave with them, the weakest ship with room first.
 */
export function liftsFor(
  { own, retreating }: Pick<DecisionOf<'command'>, 'own' | 'retreating'>,
  going: ReadonlySet<UnitId>,
): readonly Lift[] {
  const pieces = own.flatMap((piece) => {
    const said = retreating.find(({ unit }) => unit === piece.unit);
    return said === undefined ? [] : [{ ...piece, ...said }];
  });
  const isHurt = ({ condition }: (typeof pieces)[number]): boolean => condition === 'crippled';
  const takers = sortBy(
    pieces.filter((one) => one.onlyAlong !== true && !isHurt(one)),
    (a, b) => strengthOf(a) - strengthOf(b),
  );
  let waiting = pieces.filter((one) => one.onlyAlong === true && going.has(one.unit));
  return takers.flatMap(({ unit, takes }): readonly Lift[] => {
    let room = takes;
    const along = waiting.filter(({ cc }) => {
      if (cc > room) return false;
      room -= cc;
      return true;
    });
    waiting = waiting.filter((one) => !along.includes(one));
    return along.length === 0 ? [] : [{ unit, along: along.map((one) => one.unit) }];
  });
}
