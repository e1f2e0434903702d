import type { DiplomaticState } from '#model/campaign/relation';
import type { RuleSet } from '#model/settings/rule-set';

/**
 * Whether an empire builds as in war: it is at War with some other one, by how they stand.
 * @rule OPT-4
 * @ruling Hostilities are no War, and raiders, who are everybody’s enemies, make none.
 */
export const isWartime = (
  states: readonly DiplomaticState[],
  { wartimeEconomy }: Pick<RuleSet, 'wartimeEconomy'>,
): boolean => wartimeEconomy === 'on' && states.includes('war');
