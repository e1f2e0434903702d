import type { Empire } from '#model/campaign/empire';
import type { RuleSet } from '#model/settings/rule-set';

/** The tech year of an empire: the starting year, and a year for each advance since. @rule OPT-20 */
export const techYearOf = (
  { techYears }: Pick<Empire, 'techYears'>,
  { startTechYear }: Pick<RuleSet, 'startTechYear'>,
): number => startTechYear + techYears;
