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

/** What a deployed minefield costs a sweeper: its DV, twice that if it is Self-Replicating. */
const priceOf = ({ design }: Minefield, minesweeping: RuleSet['minesweeping']): number => {
  if (minesweeping === 'fields') return 1;
  return ratingOf(design, 'selfReplicating') > 0 ? 2 * design.dv : design.dv;
};

/**
 * The deployed enemy minefields that a number of Minesweeper functions of one empire clear: first the classes that it
 * names, then others.
 * @rule SUP-3
 * @ruling Functions left over from a named class go on to the next. Within a class, and among unnamed classes, the
 *   cheapest are cleared first, equal ones in the order given. Self-Replicating minefields take one function each, like
 *   others.
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
