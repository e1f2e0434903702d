import { sortBy } from '#kernel/collections/sort-by';
import type { UnitId } from '#model/campaign/ids';
import type { DecisionOf } from '#model/decisions/decision';
import { strengthOf } from '#rules/combat/strength-of';

/** A ship that gets away by itself, and those it takes along. */
type Lift = Readonly<{ unit: UnitId; along: readonly UnitId[] }>;

/**
 * Which ships go to take others along that cannot get away by themselves, and whom: the weakest goes first, and each that finds
 * room for one.
 * @rule OPT-2 @rule CSC-12
 * @ruling Standing orders that let crippled ships retreat send a sound Jump ship with them, where they need one.
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
