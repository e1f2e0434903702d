import type { BoostSource } from '#model/battle/round-orders';
import type { RuleSet } from '#model/settings/rule-set';
import type { Fighter } from './fighter.ts';

type Boosting = Pick<Fighter, 'kind' | 'condition' | 'status' | 'traits'> &
  Readonly<{ base: Readonly<{ isAlive: boolean; traits: Fighter['traits'] }> | null }>;

const isFlightThatFires = ({ kind, condition, status }: Boosting): boolean =>
  kind === 'flight' && condition === 'sound' && status !== 'reserve';

/**
 * How much AS or AF a flight would get for what it gives up: a level of formation by Shields, the DV of its Stealth, or the
 * DV by its Carrier where that is a matter of choice; 0: it may not.
 * @rule ABL-3
 * @ruling Crippled flights may not, nor those in reserve: they do not fire.
 */
export function boostOf(
  piece: Boosting,
  of: BoostSource,
  { carrierBonus }: Pick<RuleSet, 'carrierBonus'>,
): number {
  if (!isFlightThatFires(piece)) return 0;
  const { traits, base } = piece;
  switch (of) {
    case 'shields':
      return traits.opensCover > 0 ? 1 : 0;
    case 'carrier':
      return carrierBonus === 'choice' && base?.isAlive === true ? base.traits.basedDv : 0;
    case 'stealth':
      return traits.stealth;
  }
}
