import type { BoostSource } from '#model/battle/round-orders';
import type { RuleSet } from '#model/settings/rule-set';
import type { Fighter } from './fighter.ts';

type Boosting = Pick<Fighter, 'kind' | 'condition' | 'status' | 'traits'> &
  Readonly<{ base: Readonly<{ isAlive: boolean; traits: Fighter['traits'] }> | null }>;

const isFlightThatFires = ({ kind, condition, status }: Boosting): boolean =>
  kind === 'flight' && condition === 'sound' && status !== 'reserve';

/**
 * How much AS or AF a flight would get for what it gives up: a level of formation from Shields, the DV of its Stealth, or the DV from its
 * Carrier if a setting leaves that choice. 0 if it can't.
 * @rule ABL-3
 * @ruling A flight that is crippled or in reserve can't give up Shields, Stealth or the DV of its Carrier for AS or AF, because it doesn't
 *   fire.
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
