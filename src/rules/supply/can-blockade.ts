import type { EmpireId } from '#model/campaign/ids';
import { RAIDERS } from '#model/campaign/raiders';
import type { RuleSet } from '#model/settings/rule-set';

/** Whether ships of this owner blockade and hold what is blockaded: raiders only where the campaign says so. @rule SUP-1 @rule SUP-4 */
export const canBlockade = (
  owner: EmpireId,
  { raidersBlockade }: Pick<RuleSet, 'raidersBlockade'>,
): boolean => owner !== RAIDERS || raidersBlockade === 'on';
