import type { OrdnancePackage } from '#model/forces/ordnance';
import type { RuleSet } from '#model/settings/rule-set';

/** Whether a package is available in a campaign. @rule SUP-9 */
export const hasOrdnance = (
  { ordnanceList }: Pick<RuleSet, 'ordnanceList'>,
  one: OrdnancePackage,
): boolean => ordnanceList === null || ordnanceList.includes(one);
