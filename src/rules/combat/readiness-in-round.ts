import type { RuleSet } from '#model/settings/rule-set';

/**
 * What is left of a side's readiness in a round: it counts in the first, and moves one step toward 0
 * with each round after, unless the campaign plays it otherwise.
 * @rule CSC-3
 */
export function readinessInRound(
  modifier: number,
  round: number,
  decay: RuleSet['readinessDecay'],
): number {
  switch (decay) {
    case 'never':
      return modifier;
    case 'first-round':
      return round === 1 ? modifier : 0;
    case 'step': {
      const left = Math.max(0, Math.abs(modifier) - (round - 1));
      return modifier < 0 ? 0 - left : left;
    }
  }
}
