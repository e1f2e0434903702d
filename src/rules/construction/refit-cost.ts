import { divide } from '#kernel/numbers/divide';
import type { UnitDesign } from '#model/forces/design';
import type { RuleSet } from '#model/settings/rule-set';
import { scrapValueOf } from './scrap-value.ts';

const LEAST = 1;

type Change = Readonly<{ from: Pick<UnitDesign, 'cost'>; to: Pick<UnitDesign, 'cost'> }>;

/**
 * What a refit costs: half the price of the new class, up; by a setting its price without the scrap value of the
 * old one, and 1 at least.
 * @rule CON-6
 */
export function refitCostOf(
  { from, to }: Change,
  { refitCost }: Pick<RuleSet, 'refitCost'>,
): number {
  switch (refitCost) {
    case 'half':
      return divide(to.cost, 2, 'up');
    case 'difference':
      return Math.max(LEAST, to.cost - scrapValueOf(from, true));
  }
}
