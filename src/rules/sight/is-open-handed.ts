import type { RuleSet } from '#model/settings/rule-set';

/** The settings that decide whether a campaign is open-handed. */
export type Openness = Pick<RuleSet, 'fog'>;

/** Whether everything is open to everybody, except orders that wait. @rule FOG-1 */
export const isOpenHanded = ({ fog }: Openness): boolean => fog === 'openHanded';
