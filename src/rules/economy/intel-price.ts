import type { StarSystem } from '#model/campaign/system';
import type { RuleSet } from '#model/settings/rule-set';

/** One point more of Intel costs a factor of the campaign for each point there will be. @rule ECO-8 */
export function intelPriceOf(
  system: Pick<StarSystem, 'intel'>,
  { intelCostFactor }: Pick<RuleSet, 'intelCostFactor'>,
): number {
  return intelCostFactor * (system.intel + 1);
}
