import { ratingOf, type UnitDesign } from '#model/forces/design';
import type { RuleSet } from '#model/settings/rule-set';
import { sweptBy } from '#rules/combat/swept-by';

type Minefield = Readonly<{ design: Pick<UnitDesign, 'dv' | 'abilities'> }>;

/** What a deployed minefield costs a sweeper: its DV, twice that if it is Self-Replicating. */
const priceOf = ({ design }: Minefield, minesweeping: RuleSet['minesweeping']): number => {
  if (minesweeping === 'fields') return 1;
  return ratingOf(design, 'selfReplicating') > 0 ? 2 * design.dv : design.dv;
};

/**
 * Which deployed minefields of its enemies so many Minesweeper functions of one empire clear.
 * @rule SUP-3
 * @ruling the cheapest first, of equal ones in the order given; a function for each clears
 *   Self-Replicating ones like others
 */
export function minefieldsSwept<M extends Minefield>(
  functions: number,
  minefields: readonly M[],
  minesweeping: RuleSet['minesweeping'],
): readonly M[] {
  const priced = minefields.map((minefield) => ({
    minefield,
    dv: priceOf(minefield, minesweeping),
  }));
  return sweptBy(functions, priced).map(({ minefield }) => minefield);
}
