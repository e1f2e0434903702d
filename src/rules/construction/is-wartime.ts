import type { DiplomaticState } from '#model/campaign/relation';
import type { RuleSet } from '#model/settings/rule-set';

/**
 * Whether an empire builds as in wartime: it is at War with another empire.
 * @rule OPT-4
 * @ruling Only War makes wartime. Hostilities don't, and neither do raiders, although they are everybody's enemies.
 */
export const isWartime = (
  states: readonly DiplomaticState[],
  { wartimeEconomy }: Pick<RuleSet, 'wartimeEconomy'>,
): boolean => wartimeEconomy === 'on' && states.includes('war');
