import type { DesignId } from '#model/campaign/ids';
import { ratingOf, type UnitDesign } from '#model/forces/design';
import type { RuleSet } from '#model/settings/rule-set';
import { sweptBy } from '#rules/combat/swept-by';

type Minefield = Readonly<{ design: Pick<UnitDesign, 'id' | 'dv' | 'abilities'> }>;
type Sweeping = Readonly<{
  functions: number;
  minesweeping: RuleSet['minesweeping'];
  /** Classes that the sweeper wants to be cleared first. */
  sweepFirst: readonly DesignId[];
}>;

/** The points that a sweeper needs for a deployed minefield: its DV, twice that if it is Self-Replicating. */
const priceOf = ({ design }: Minefield, minesweeping: RuleSet['minesweeping']): number => {
  if (minesweeping === 'fields') return 1;
  return ratingOf(design, 'selfReplicating') > 0 ? 2 * design.dv : design.dv;
};

/**
 * The deployed enemy minefields that a number of Minesweeper functions of one empire clear: first the classes that it names, then others.
 * @rule SUP-3
 * @ruling Functions left over from a named class go on to the next. Within a class, and among unnamed classes, the cheapest are cleared
 *   first, and equal ones in the order given. With minesweeping = fields, a Self-Replicating minefield takes one function, like any other.
 */
export function minefieldsSwept<M extends Minefield>(
  minefields: readonly M[],
  { functions, minesweeping, sweepFirst }: Sweeping,
): readonly M[] {
  const priced = minefields.map((minefield) => ({
    minefield,
    dv: priceOf(minefield, minesweeping),
  }));
  const rankOf = ({ minefield }: (typeof priced)[number]): number => {
    const place = sweepFirst.indexOf(minefield.design.id);
    return place === -1 ? sweepFirst.length : place;
  };
  return sweptBy(functions, priced, rankOf).map(({ minefield }) => minefield);
}
